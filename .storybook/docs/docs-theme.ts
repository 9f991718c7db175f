import type { TokenName } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import { tokens } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import { create } from 'storybook/theming';

export type Scheme = 'light' | 'dark';

// Storybook computes shades of its colors, so it needs values, not custom properties.
function themeOf(scheme: Scheme) {
  const value = (name: TokenName) => tokens.find((token) => token.name === name)?.[scheme].value ?? '';
  return create({
    base: scheme,
    fontBase: 'var(--font)',
    colorPrimary: value('primary'),
    colorSecondary: value('link'),
    appBg: value('bg'),
    appContentBg: value('bg'),
    appPreviewBg: value('bg'),
    appHoverBg: value('bg-sunken'),
    appBorderColor: value('line'),
    appBorderRadius: 4,
    textColor: value('fg'),
    textMutedColor: value('fg-muted'),
    textInverseColor: value('fg-inverse'),
    barBg: value('surface'),
    barTextColor: value('fg-muted'),
    barSelectedColor: value('link'),
    barHoverColor: value('link'),
    buttonBg: value('surface'),
    buttonBorder: value('line-strong'),
    booleanBg: value('bg-sunken'),
    booleanSelectedBg: value('surface'),
    inputBg: value('bg'),
    inputBorder: value('line-strong'),
    inputTextColor: value('fg'),
    inputBorderRadius: 4,
  });
}

/** The docs pages in the brand's type and colors. */
export const docsThemes = { light: themeOf('light'), dark: themeOf('dark') };
