/// <reference types="highlight.js" />
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { escapeHtml } from './escape-html.ts';

const languages = {
  sh: bash,
  diff,
  dockerfile,
  http,
  json,
  ts: typescript,
  tsx: typescript,
  html: xml,
  yaml,
} as const;

for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Highlights a program with class names; returns text without a language, or with `text`, unchanged. */
export function highlight(text: string, language: string): string {
  if (language === '' || language === 'text') return escapeHtml(text);
  if (!Object.hasOwn(languages, language))
    throw new Error(`The guide cannot highlight ${language}; add it to highlight.ts.`);
  return highlighter.highlight(text, { language }).value;
}
