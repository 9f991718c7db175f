import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Popular goods, with their title; the web app loads them where they render. null where none are offered. */
export const PopularGoodsContext = createContext<ComponentType | null>(null);
