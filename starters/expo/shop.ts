import AsyncStorage from '@react-native-async-storage/async-storage';
import { asyncSession, createShopClient } from '@signal-shop/sdk';

/** On a phone, `localhost` is the phone: set the address of the machine that runs the mock server. */
const baseUrl = process.env.EXPO_PUBLIC_SHOP_URL ?? 'http://localhost:4010';

/** One client for the whole app: its login survives a restart. */
export const shop = createShopClient({ baseUrl, session: asyncSession(AsyncStorage) });
