// Generated from packages/ui/tokens by npm run generate.
export const tokens = [
  {
    "name": "art-light",
    "group": "art",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "dark": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "use": "Parts of the drawings of products."
  },
  {
    "name": "art-mic",
    "group": "art",
    "type": "color",
    "light": {
      "value": "#404b4f",
      "css": "var(--graphite-700)"
    },
    "dark": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "use": "Parts of the drawings of products."
  },
  {
    "name": "art-pad",
    "group": "art",
    "type": "color",
    "light": {
      "value": "#2a3337",
      "css": "var(--graphite-800)"
    },
    "dark": {
      "value": "#404b4f",
      "css": "var(--graphite-700)"
    },
    "use": "Parts of the drawings of products."
  },
  {
    "name": "art-pad-deep",
    "group": "art",
    "type": "color",
    "light": {
      "value": "#131b1d",
      "css": "var(--graphite-900)"
    },
    "dark": {
      "value": "#2a3337",
      "css": "var(--graphite-800)"
    },
    "use": "Parts of the drawings of products."
  },
  {
    "name": "accent",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "dark": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "use": "The one signal of a page: the button that matters most."
  },
  {
    "name": "accent-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#586d01",
      "css": "var(--volt-700)"
    },
    "dark": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "use": "The accent as text."
  },
  {
    "name": "accent-hover",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#b5de05",
      "css": "var(--volt-500)"
    },
    "dark": {
      "value": "#d5fd5a",
      "css": "var(--volt-300)"
    },
    "use": "The accent under the pointer."
  },
  {
    "name": "accent-on-inverse",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "dark": {
      "value": "#586d01",
      "css": "var(--volt-700)"
    },
    "use": "The accent on an inverse surface."
  },
  {
    "name": "bg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "The page."
  },
  {
    "name": "bg-sunken",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#e5eaec",
      "css": "var(--graphite-100)"
    },
    "dark": {
      "value": "#030607",
      "css": "var(--graphite-1000)"
    },
    "use": "A region that lies below the page, such as a well or a code block."
  },
  {
    "name": "danger",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#c71430",
      "css": "var(--ruby-600)"
    },
    "dark": {
      "value": "#f96f70",
      "css": "var(--ruby-400)"
    },
    "use": "A button that destroys, the mark of an invalid field."
  },
  {
    "name": "danger-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#a20f25",
      "css": "var(--ruby-700)"
    },
    "dark": {
      "value": "#fda19e",
      "css": "var(--ruby-300)"
    },
    "use": "Text of an error."
  },
  {
    "name": "danger-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffe8e7",
      "css": "var(--ruby-100)"
    },
    "dark": {
      "value": "#4c0b11",
      "css": "var(--ruby-900)"
    },
    "use": "A surface of an error."
  },
  {
    "name": "deal",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#cb3802",
      "css": "var(--flare-600)"
    },
    "dark": {
      "value": "#ff7550",
      "css": "var(--flare-400)"
    },
    "use": "A reduced price, as a surface."
  },
  {
    "name": "deal-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#a32b01",
      "css": "var(--flare-700)"
    },
    "dark": {
      "value": "#ffa289",
      "css": "var(--flare-300)"
    },
    "use": "A reduced price, as text."
  },
  {
    "name": "deal-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffe9e3",
      "css": "var(--flare-100)"
    },
    "dark": {
      "value": "#4d1404",
      "css": "var(--flare-900)"
    },
    "use": "A quiet surface for a deal."
  },
  {
    "name": "fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "dark": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "use": "Text and icons."
  },
  {
    "name": "fg-disabled",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "dark": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "use": "The text of a disabled control."
  },
  {
    "name": "fg-inverse",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on an inverse surface."
  },
  {
    "name": "fg-muted",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#5a666a",
      "css": "var(--graphite-600)"
    },
    "dark": {
      "value": "#96a0a4",
      "css": "var(--graphite-400)"
    },
    "use": "Secondary text."
  },
  {
    "name": "focus",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#5a34e9",
      "css": "var(--ion-600)"
    },
    "dark": {
      "value": "#afb2ff",
      "css": "var(--ion-300)"
    },
    "use": "The ring around the focused element."
  },
  {
    "name": "hero",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#131b1d",
      "css": "var(--graphite-900)"
    },
    "dark": {
      "value": "#131b1d",
      "css": "var(--graphite-900)"
    },
    "use": "The band of a hero."
  },
  {
    "name": "hero-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "dark": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "use": "Text on a hero."
  },
  {
    "name": "hero-muted",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#b7bfc2",
      "css": "var(--graphite-300)"
    },
    "dark": {
      "value": "#b7bfc2",
      "css": "var(--graphite-300)"
    },
    "use": "Secondary text on a hero."
  },
  {
    "name": "info-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#025a86",
      "css": "var(--sky-700)"
    },
    "dark": {
      "value": "#86cdff",
      "css": "var(--sky-300)"
    },
    "use": "Text that informs."
  },
  {
    "name": "info-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#e2f3ff",
      "css": "var(--sky-100)"
    },
    "dark": {
      "value": "#022a41",
      "css": "var(--sky-900)"
    },
    "use": "A surface that informs."
  },
  {
    "name": "line",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#d4dadd",
      "css": "var(--graphite-200)"
    },
    "dark": {
      "value": "#2a3337",
      "css": "var(--graphite-800)"
    },
    "use": "Lines that separate."
  },
  {
    "name": "line-strong",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "dark": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "use": "The border of a field or a control, at least 3 to 1."
  },
  {
    "name": "link",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#4622be",
      "css": "var(--ion-700)"
    },
    "dark": {
      "value": "#afb2ff",
      "css": "var(--ion-300)"
    },
    "use": "Links in text."
  },
  {
    "name": "on-accent",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on the accent."
  },
  {
    "name": "on-danger",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "var(--graphite-0)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on danger."
  },
  {
    "name": "on-deal",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "var(--graphite-0)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on a deal."
  },
  {
    "name": "on-points",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "var(--graphite-0)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on points."
  },
  {
    "name": "on-primary",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "use": "Text on the main button."
  },
  {
    "name": "points",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#5a34e9",
      "css": "var(--ion-600)"
    },
    "dark": {
      "value": "#8d8bff",
      "css": "var(--ion-400)"
    },
    "use": "Points, as a surface."
  },
  {
    "name": "points-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#4622be",
      "css": "var(--ion-700)"
    },
    "dark": {
      "value": "#afb2ff",
      "css": "var(--ion-300)"
    },
    "use": "Points, as text."
  },
  {
    "name": "points-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ebedff",
      "css": "var(--ion-100)"
    },
    "dark": {
      "value": "#1f1656",
      "css": "var(--ion-900)"
    },
    "use": "A quiet surface for points."
  },
  {
    "name": "primary",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "dark": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "use": "The usual main button."
  },
  {
    "name": "scrim",
    "group": "color",
    "type": "color",
    "light": {
      "value": "rgb(3 6 7 / 0.62)",
      "css": "rgb(3 6 7 / 0.62)"
    },
    "dark": {
      "value": "rgb(3 6 7 / 0.62)",
      "css": "rgb(3 6 7 / 0.62)"
    },
    "use": "Covers the page behind a dialog."
  },
  {
    "name": "stage-far",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#d4dadd",
      "css": "var(--graphite-200)"
    },
    "dark": {
      "value": "#1e272a",
      "css": "var(--graphite-850)"
    },
    "use": "The edge of the stage behind a photograph."
  },
  {
    "name": "stage-near",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#f8fbfb",
      "css": "var(--graphite-25)"
    },
    "dark": {
      "value": "#5a666a",
      "css": "var(--graphite-600)"
    },
    "use": "The light behind a photograph."
  },
  {
    "name": "star",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "dark": {
      "value": "#caf620",
      "css": "var(--volt-400)"
    },
    "use": "A filled star."
  },
  {
    "name": "star-empty",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "dark": {
      "value": "#778286",
      "css": "var(--graphite-500)"
    },
    "use": "An empty star."
  },
  {
    "name": "success-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a6231",
      "css": "var(--moss-700)"
    },
    "dark": {
      "value": "#74db93",
      "css": "var(--moss-300)"
    },
    "use": "Text that confirms."
  },
  {
    "name": "success-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#dcf7e2",
      "css": "var(--moss-100)"
    },
    "dark": {
      "value": "#072c15",
      "css": "var(--moss-900)"
    },
    "use": "A surface that confirms."
  },
  {
    "name": "surface",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "var(--graphite-0)"
    },
    "dark": {
      "value": "#131b1d",
      "css": "var(--graphite-900)"
    },
    "use": "Cards, panels and fields on the page."
  },
  {
    "name": "surface-inverse",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "var(--graphite-950)"
    },
    "dark": {
      "value": "#f1f5f6",
      "css": "var(--graphite-50)"
    },
    "use": "A region in the opposite scheme, such as a tooltip."
  },
  {
    "name": "surface-raised",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "var(--graphite-0)"
    },
    "dark": {
      "value": "#1e272a",
      "css": "var(--graphite-850)"
    },
    "use": "Menus, dialogs and toasts above the page."
  },
  {
    "name": "warning-fg",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#7a5400",
      "css": "var(--amber-700)"
    },
    "dark": {
      "value": "#ffcb77",
      "css": "var(--amber-300)"
    },
    "use": "Text that warns."
  },
  {
    "name": "warning-soft",
    "group": "color",
    "type": "color",
    "light": {
      "value": "#fff2de",
      "css": "var(--amber-100)"
    },
    "dark": {
      "value": "#382503",
      "css": "var(--amber-900)"
    },
    "use": "A surface that warns."
  },
  {
    "name": "d-1",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "80ms",
      "css": "80ms"
    },
    "dark": {
      "value": "80ms",
      "css": "80ms"
    },
    "use": "A press."
  },
  {
    "name": "d-2",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "160ms",
      "css": "160ms"
    },
    "dark": {
      "value": "160ms",
      "css": "160ms"
    },
    "use": "A hover."
  },
  {
    "name": "d-3",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "240ms",
      "css": "240ms"
    },
    "dark": {
      "value": "240ms",
      "css": "240ms"
    },
    "use": "Something opens."
  },
  {
    "name": "d-4",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "400ms",
      "css": "400ms"
    },
    "dark": {
      "value": "400ms",
      "css": "400ms"
    },
    "use": "Something large opens."
  },
  {
    "name": "d-hold",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "5000ms",
      "css": "5000ms"
    },
    "dark": {
      "value": "5000ms",
      "css": "5000ms"
    },
    "use": "How long a slide or a toast stays."
  },
  {
    "name": "d-slide",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "1000ms",
      "css": "1000ms"
    },
    "dark": {
      "value": "1000ms",
      "css": "1000ms"
    },
    "use": "A slide of a carousel."
  },
  {
    "name": "d-wheel",
    "group": "duration",
    "type": "duration",
    "light": {
      "value": "4000ms",
      "css": "4000ms"
    },
    "dark": {
      "value": "4000ms",
      "css": "4000ms"
    },
    "use": "The lucky wheel."
  },
  {
    "name": "ease-in",
    "group": "easing",
    "type": "cubicBezier",
    "light": {
      "value": "cubic-bezier(0.5, 0, 0.9, 0.4)",
      "css": "cubic-bezier(0.5, 0, 0.9, 0.4)"
    },
    "dark": {
      "value": "cubic-bezier(0.5, 0, 0.9, 0.4)",
      "css": "cubic-bezier(0.5, 0, 0.9, 0.4)"
    },
    "use": "Something goes."
  },
  {
    "name": "ease-out",
    "group": "easing",
    "type": "cubicBezier",
    "light": {
      "value": "cubic-bezier(0.16, 1, 0.3, 1)",
      "css": "cubic-bezier(0.16, 1, 0.3, 1)"
    },
    "dark": {
      "value": "cubic-bezier(0.16, 1, 0.3, 1)",
      "css": "cubic-bezier(0.16, 1, 0.3, 1)"
    },
    "use": "Something comes."
  },
  {
    "name": "ease-wheel",
    "group": "easing",
    "type": "cubicBezier",
    "light": {
      "value": "cubic-bezier(0.12, 0.8, 0.12, 1)",
      "css": "cubic-bezier(0.12, 0.8, 0.12, 1)"
    },
    "dark": {
      "value": "cubic-bezier(0.12, 0.8, 0.12, 1)",
      "css": "cubic-bezier(0.12, 0.8, 0.12, 1)"
    },
    "use": "The lucky wheel slows down."
  },
  {
    "name": "e-0",
    "group": "elevation",
    "type": "shadow",
    "light": {
      "value": "none",
      "css": "none"
    },
    "dark": {
      "value": "none",
      "css": "none"
    },
    "use": "On the page."
  },
  {
    "name": "e-1",
    "group": "elevation",
    "type": "shadow",
    "light": {
      "value": "0 1px 2px rgb(10 15 17 / 0.08)",
      "css": "0 1px 2px rgb(10 15 17 / 0.08)"
    },
    "dark": {
      "value": "0 1px 2px rgb(10 15 17 / 0.08)",
      "css": "0 1px 2px rgb(10 15 17 / 0.08)"
    },
    "use": "A card under the pointer."
  },
  {
    "name": "e-2",
    "group": "elevation",
    "type": "shadow",
    "light": {
      "value": "0 6px 20px -6px rgb(10 15 17 / 0.22)",
      "css": "0 6px 20px -6px rgb(10 15 17 / 0.22)"
    },
    "dark": {
      "value": "0 6px 20px -6px rgb(10 15 17 / 0.22)",
      "css": "0 6px 20px -6px rgb(10 15 17 / 0.22)"
    },
    "use": "A menu or a toast."
  },
  {
    "name": "e-3",
    "group": "elevation",
    "type": "shadow",
    "light": {
      "value": "0 24px 60px -12px rgb(10 15 17 / 0.4)",
      "css": "0 24px 60px -12px rgb(10 15 17 / 0.4)"
    },
    "dark": {
      "value": "0 24px 60px -12px rgb(10 15 17 / 0.4)",
      "css": "0 24px 60px -12px rgb(10 15 17 / 0.4)"
    },
    "use": "A dialog."
  },
  {
    "name": "font",
    "group": "font",
    "type": "fontFamily",
    "light": {
      "value": "Geologica, 'Geologica Fallback', system-ui, sans-serif",
      "css": "Geologica, 'Geologica Fallback', system-ui, sans-serif"
    },
    "dark": {
      "value": "Geologica, 'Geologica Fallback', system-ui, sans-serif",
      "css": "Geologica, 'Geologica Fallback', system-ui, sans-serif"
    },
    "use": "The typeface of the shop."
  },
  {
    "name": "sharp",
    "group": "font",
    "type": "number",
    "light": {
      "value": "'SHRP' 100",
      "css": "'SHRP' 100"
    },
    "dark": {
      "value": "'SHRP' 100",
      "css": "'SHRP' 100"
    },
    "use": "Cut terminals, for titles."
  },
  {
    "name": "soft",
    "group": "font",
    "type": "number",
    "light": {
      "value": "'SHRP' 0",
      "css": "'SHRP' 0"
    },
    "dark": {
      "value": "'SHRP' 0",
      "css": "'SHRP' 0"
    },
    "use": "Round terminals, for text."
  },
  {
    "name": "goods-black",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#2a3337",
      "css": "#2a3337"
    },
    "dark": {
      "value": "#4f5c61",
      "css": "#4f5c61"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-blue",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#0292d7",
      "css": "#0292d7"
    },
    "dark": {
      "value": "#0292d7",
      "css": "#0292d7"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-ember",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#f74d16",
      "css": "#f74d16"
    },
    "dark": {
      "value": "#f74d16",
      "css": "#f74d16"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-green",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#259f56",
      "css": "#259f56"
    },
    "dark": {
      "value": "#259f56",
      "css": "#259f56"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-grey",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#96a0a4",
      "css": "#96a0a4"
    },
    "dark": {
      "value": "#96a0a4",
      "css": "#96a0a4"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-pink",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#f58bb8",
      "css": "#f58bb8"
    },
    "dark": {
      "value": "#f58bb8",
      "css": "#f58bb8"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-red",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#e83344",
      "css": "#e83344"
    },
    "dark": {
      "value": "#e83344",
      "css": "#e83344"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-violet",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#6d5cf6",
      "css": "#6d5cf6"
    },
    "dark": {
      "value": "#6d5cf6",
      "css": "#6d5cf6"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-volt",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "#caf620"
    },
    "dark": {
      "value": "#caf620",
      "css": "#caf620"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "goods-white",
    "group": "goods",
    "type": "color",
    "light": {
      "value": "#e5eaec",
      "css": "#e5eaec"
    },
    "dark": {
      "value": "#e5eaec",
      "css": "#e5eaec"
    },
    "use": "The physical color of goods, the same in both schemes; only black is lightened in the dark one."
  },
  {
    "name": "notch-l",
    "group": "notch",
    "type": "dimension",
    "light": {
      "value": "18px",
      "css": "18px"
    },
    "dark": {
      "value": "18px",
      "css": "18px"
    },
    "use": "The cut corner of a card."
  },
  {
    "name": "notch-m",
    "group": "notch",
    "type": "dimension",
    "light": {
      "value": "12px",
      "css": "12px"
    },
    "dark": {
      "value": "12px",
      "css": "12px"
    },
    "use": "The cut corner of a button."
  },
  {
    "name": "notch-s",
    "group": "notch",
    "type": "dimension",
    "light": {
      "value": "8px",
      "css": "8px"
    },
    "dark": {
      "value": "8px",
      "css": "8px"
    },
    "use": "The cut corner of a badge."
  },
  {
    "name": "notch-xl",
    "group": "notch",
    "type": "dimension",
    "light": {
      "value": "40px",
      "css": "40px"
    },
    "dark": {
      "value": "40px",
      "css": "40px"
    },
    "use": "The cut corner of a hero."
  },
  {
    "name": "r-pill",
    "group": "radius",
    "type": "dimension",
    "light": {
      "value": "99px",
      "css": "99px"
    },
    "dark": {
      "value": "99px",
      "css": "99px"
    },
    "use": "A full round."
  },
  {
    "name": "amber-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#fff2de",
      "css": "#fff2de"
    },
    "dark": {
      "value": "#fff2de",
      "css": "#fff2de"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffe2b5",
      "css": "#ffe2b5"
    },
    "dark": {
      "value": "#ffe2b5",
      "css": "#ffe2b5"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffcb77",
      "css": "#ffcb77"
    },
    "dark": {
      "value": "#ffcb77",
      "css": "#ffcb77"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f5af20",
      "css": "#f5af20"
    },
    "dark": {
      "value": "#f5af20",
      "css": "#f5af20"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#cf9105",
      "css": "#cf9105"
    },
    "dark": {
      "value": "#cf9105",
      "css": "#cf9105"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#a17003",
      "css": "#a17003"
    },
    "dark": {
      "value": "#a17003",
      "css": "#a17003"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#7a5400",
      "css": "#7a5400"
    },
    "dark": {
      "value": "#7a5400",
      "css": "#7a5400"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#593c00",
      "css": "#593c00"
    },
    "dark": {
      "value": "#593c00",
      "css": "#593c00"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "amber-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#382503",
      "css": "#382503"
    },
    "dark": {
      "value": "#382503",
      "css": "#382503"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffe9e3",
      "css": "#ffe9e3"
    },
    "dark": {
      "value": "#ffe9e3",
      "css": "#ffe9e3"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffcec0",
      "css": "#ffcec0"
    },
    "dark": {
      "value": "#ffcec0",
      "css": "#ffcec0"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffa289",
      "css": "#ffa289"
    },
    "dark": {
      "value": "#ffa289",
      "css": "#ffa289"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ff7550",
      "css": "#ff7550"
    },
    "dark": {
      "value": "#ff7550",
      "css": "#ff7550"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f74d16",
      "css": "#f74d16"
    },
    "dark": {
      "value": "#f74d16",
      "css": "#f74d16"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#cb3802",
      "css": "#cb3802"
    },
    "dark": {
      "value": "#cb3802",
      "css": "#cb3802"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#a32b01",
      "css": "#a32b01"
    },
    "dark": {
      "value": "#a32b01",
      "css": "#a32b01"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#7a1e00",
      "css": "#7a1e00"
    },
    "dark": {
      "value": "#7a1e00",
      "css": "#7a1e00"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "flare-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#4d1404",
      "css": "#4d1404"
    },
    "dark": {
      "value": "#4d1404",
      "css": "#4d1404"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-0",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffffff",
      "css": "#ffffff"
    },
    "dark": {
      "value": "#ffffff",
      "css": "#ffffff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-25",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f8fbfb",
      "css": "#f8fbfb"
    },
    "dark": {
      "value": "#f8fbfb",
      "css": "#f8fbfb"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-50",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f1f5f6",
      "css": "#f1f5f6"
    },
    "dark": {
      "value": "#f1f5f6",
      "css": "#f1f5f6"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#e5eaec",
      "css": "#e5eaec"
    },
    "dark": {
      "value": "#e5eaec",
      "css": "#e5eaec"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#d4dadd",
      "css": "#d4dadd"
    },
    "dark": {
      "value": "#d4dadd",
      "css": "#d4dadd"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#b7bfc2",
      "css": "#b7bfc2"
    },
    "dark": {
      "value": "#b7bfc2",
      "css": "#b7bfc2"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#96a0a4",
      "css": "#96a0a4"
    },
    "dark": {
      "value": "#96a0a4",
      "css": "#96a0a4"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#778286",
      "css": "#778286"
    },
    "dark": {
      "value": "#778286",
      "css": "#778286"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#5a666a",
      "css": "#5a666a"
    },
    "dark": {
      "value": "#5a666a",
      "css": "#5a666a"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#404b4f",
      "css": "#404b4f"
    },
    "dark": {
      "value": "#404b4f",
      "css": "#404b4f"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#2a3337",
      "css": "#2a3337"
    },
    "dark": {
      "value": "#2a3337",
      "css": "#2a3337"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-850",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#1e272a",
      "css": "#1e272a"
    },
    "dark": {
      "value": "#1e272a",
      "css": "#1e272a"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#131b1d",
      "css": "#131b1d"
    },
    "dark": {
      "value": "#131b1d",
      "css": "#131b1d"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-950",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#0a0f11",
      "css": "#0a0f11"
    },
    "dark": {
      "value": "#0a0f11",
      "css": "#0a0f11"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "graphite-1000",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#030607",
      "css": "#030607"
    },
    "dark": {
      "value": "#030607",
      "css": "#030607"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ebedff",
      "css": "#ebedff"
    },
    "dark": {
      "value": "#ebedff",
      "css": "#ebedff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#d0d3ff",
      "css": "#d0d3ff"
    },
    "dark": {
      "value": "#d0d3ff",
      "css": "#d0d3ff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#afb2ff",
      "css": "#afb2ff"
    },
    "dark": {
      "value": "#afb2ff",
      "css": "#afb2ff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#8d8bff",
      "css": "#8d8bff"
    },
    "dark": {
      "value": "#8d8bff",
      "css": "#8d8bff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#6d5cf6",
      "css": "#6d5cf6"
    },
    "dark": {
      "value": "#6d5cf6",
      "css": "#6d5cf6"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#5a34e9",
      "css": "#5a34e9"
    },
    "dark": {
      "value": "#5a34e9",
      "css": "#5a34e9"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#4622be",
      "css": "#4622be"
    },
    "dark": {
      "value": "#4622be",
      "css": "#4622be"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#321b8b",
      "css": "#321b8b"
    },
    "dark": {
      "value": "#321b8b",
      "css": "#321b8b"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ion-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#1f1656",
      "css": "#1f1656"
    },
    "dark": {
      "value": "#1f1656",
      "css": "#1f1656"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#dcf7e2",
      "css": "#dcf7e2"
    },
    "dark": {
      "value": "#dcf7e2",
      "css": "#dcf7e2"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#aeecbe",
      "css": "#aeecbe"
    },
    "dark": {
      "value": "#aeecbe",
      "css": "#aeecbe"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#74db93",
      "css": "#74db93"
    },
    "dark": {
      "value": "#74db93",
      "css": "#74db93"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#46c473",
      "css": "#46c473"
    },
    "dark": {
      "value": "#46c473",
      "css": "#46c473"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#259f56",
      "css": "#259f56"
    },
    "dark": {
      "value": "#259f56",
      "css": "#259f56"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#137d41",
      "css": "#137d41"
    },
    "dark": {
      "value": "#137d41",
      "css": "#137d41"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#0a6231",
      "css": "#0a6231"
    },
    "dark": {
      "value": "#0a6231",
      "css": "#0a6231"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#0a4723",
      "css": "#0a4723"
    },
    "dark": {
      "value": "#0a4723",
      "css": "#0a4723"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "moss-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#072c15",
      "css": "#072c15"
    },
    "dark": {
      "value": "#072c15",
      "css": "#072c15"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffe8e7",
      "css": "#ffe8e7"
    },
    "dark": {
      "value": "#ffe8e7",
      "css": "#ffe8e7"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#ffcdca",
      "css": "#ffcdca"
    },
    "dark": {
      "value": "#ffcdca",
      "css": "#ffcdca"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#fda19e",
      "css": "#fda19e"
    },
    "dark": {
      "value": "#fda19e",
      "css": "#fda19e"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f96f70",
      "css": "#f96f70"
    },
    "dark": {
      "value": "#f96f70",
      "css": "#f96f70"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#e83344",
      "css": "#e83344"
    },
    "dark": {
      "value": "#e83344",
      "css": "#e83344"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#c71430",
      "css": "#c71430"
    },
    "dark": {
      "value": "#c71430",
      "css": "#c71430"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#a20f25",
      "css": "#a20f25"
    },
    "dark": {
      "value": "#a20f25",
      "css": "#a20f25"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#790c1b",
      "css": "#790c1b"
    },
    "dark": {
      "value": "#790c1b",
      "css": "#790c1b"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "ruby-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#4c0b11",
      "css": "#4c0b11"
    },
    "dark": {
      "value": "#4c0b11",
      "css": "#4c0b11"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#e2f3ff",
      "css": "#e2f3ff"
    },
    "dark": {
      "value": "#e2f3ff",
      "css": "#e2f3ff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#bfe4ff",
      "css": "#bfe4ff"
    },
    "dark": {
      "value": "#bfe4ff",
      "css": "#bfe4ff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#86cdff",
      "css": "#86cdff"
    },
    "dark": {
      "value": "#86cdff",
      "css": "#86cdff"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#4eb2f1",
      "css": "#4eb2f1"
    },
    "dark": {
      "value": "#4eb2f1",
      "css": "#4eb2f1"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#0292d7",
      "css": "#0292d7"
    },
    "dark": {
      "value": "#0292d7",
      "css": "#0292d7"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#0173aa",
      "css": "#0173aa"
    },
    "dark": {
      "value": "#0173aa",
      "css": "#0173aa"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#025a86",
      "css": "#025a86"
    },
    "dark": {
      "value": "#025a86",
      "css": "#025a86"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#014263",
      "css": "#014263"
    },
    "dark": {
      "value": "#014263",
      "css": "#014263"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "sky-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#022a41",
      "css": "#022a41"
    },
    "dark": {
      "value": "#022a41",
      "css": "#022a41"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-100",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#f0fed1",
      "css": "#f0fed1"
    },
    "dark": {
      "value": "#f0fed1",
      "css": "#f0fed1"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-200",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#e1fe99",
      "css": "#e1fe99"
    },
    "dark": {
      "value": "#e1fe99",
      "css": "#e1fe99"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-300",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#d5fd5a",
      "css": "#d5fd5a"
    },
    "dark": {
      "value": "#d5fd5a",
      "css": "#d5fd5a"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-400",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#caf620",
      "css": "#caf620"
    },
    "dark": {
      "value": "#caf620",
      "css": "#caf620"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-500",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#b5de05",
      "css": "#b5de05"
    },
    "dark": {
      "value": "#b5de05",
      "css": "#b5de05"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-600",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#82a000",
      "css": "#82a000"
    },
    "dark": {
      "value": "#82a000",
      "css": "#82a000"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-700",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#586d01",
      "css": "#586d01"
    },
    "dark": {
      "value": "#586d01",
      "css": "#586d01"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-800",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#3a4900",
      "css": "#3a4900"
    },
    "dark": {
      "value": "#3a4900",
      "css": "#3a4900"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "volt-900",
    "group": "ramp",
    "type": "color",
    "light": {
      "value": "#232e00",
      "css": "#232e00"
    },
    "dark": {
      "value": "#232e00",
      "css": "#232e00"
    },
    "use": "Steps from light to dark. Components use the semantic colors instead."
  },
  {
    "name": "control-l",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "3.5rem",
      "css": "3.5rem"
    },
    "dark": {
      "value": "3.5rem",
      "css": "3.5rem"
    },
    "use": "The height of a large control."
  },
  {
    "name": "control-m",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "3rem",
      "css": "3rem"
    },
    "dark": {
      "value": "3rem",
      "css": "3rem"
    },
    "use": "The height of a control."
  },
  {
    "name": "control-s",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "2.75rem",
      "css": "2.75rem"
    },
    "dark": {
      "value": "2.75rem",
      "css": "2.75rem"
    },
    "use": "The height of a small control, and the least size of a target."
  },
  {
    "name": "gutter",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "clamp(1rem, 4vw, 2.5rem)",
      "css": "clamp(1rem, 4vw, 2.5rem)"
    },
    "dark": {
      "value": "clamp(1rem, 4vw, 2.5rem)",
      "css": "clamp(1rem, 4vw, 2.5rem)"
    },
    "use": "Between the page and the window."
  },
  {
    "name": "line-width",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "1.5px",
      "css": "1.5px"
    },
    "dark": {
      "value": "1.5px",
      "css": "1.5px"
    },
    "use": "The width of lines and borders."
  },
  {
    "name": "measure",
    "group": "size",
    "type": "number",
    "light": {
      "value": "68ch",
      "css": "68ch"
    },
    "dark": {
      "value": "68ch",
      "css": "68ch"
    },
    "use": "The longest line of text."
  },
  {
    "name": "page",
    "group": "size",
    "type": "dimension",
    "light": {
      "value": "80rem",
      "css": "80rem"
    },
    "dark": {
      "value": "80rem",
      "css": "80rem"
    },
    "use": "The widest page."
  },
  {
    "name": "s-1",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "0.25rem",
      "css": "0.25rem"
    },
    "dark": {
      "value": "0.25rem",
      "css": "0.25rem"
    },
    "use": "Between an icon and its word."
  },
  {
    "name": "s-2",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "0.5rem",
      "css": "0.5rem"
    },
    "dark": {
      "value": "0.5rem",
      "css": "0.5rem"
    },
    "use": "Between the parts of a control."
  },
  {
    "name": "s-3",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "0.75rem",
      "css": "0.75rem"
    },
    "dark": {
      "value": "0.75rem",
      "css": "0.75rem"
    },
    "use": "Inside a small control, and between chips."
  },
  {
    "name": "s-4",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "1rem",
      "css": "1rem"
    },
    "dark": {
      "value": "1rem",
      "css": "1rem"
    },
    "use": "Inside a card, and between fields."
  },
  {
    "name": "s-5",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "1.5rem",
      "css": "1.5rem"
    },
    "dark": {
      "value": "1.5rem",
      "css": "1.5rem"
    },
    "use": "Inside a panel, and between cards."
  },
  {
    "name": "s-6",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "2rem",
      "css": "2rem"
    },
    "dark": {
      "value": "2rem",
      "css": "2rem"
    },
    "use": "Inside a large panel, and between groups."
  },
  {
    "name": "s-7",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "3rem",
      "css": "3rem"
    },
    "dark": {
      "value": "3rem",
      "css": "3rem"
    },
    "use": "Between the parts of a section."
  },
  {
    "name": "s-8",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "4.5rem",
      "css": "4.5rem"
    },
    "dark": {
      "value": "4.5rem",
      "css": "4.5rem"
    },
    "use": "Above and below a section."
  },
  {
    "name": "s-9",
    "group": "space",
    "type": "dimension",
    "light": {
      "value": "7rem",
      "css": "7rem"
    },
    "dark": {
      "value": "7rem",
      "css": "7rem"
    },
    "use": "The largest distance, for a new design."
  },
  {
    "name": "t-body",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "1rem",
      "css": "1rem"
    },
    "dark": {
      "value": "1rem",
      "css": "1rem"
    },
    "use": "Text."
  },
  {
    "name": "t-h1",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "clamp(1.875rem, 1.4rem + 2vw, 3rem)",
      "css": "clamp(1.875rem, 1.4rem + 2vw, 3rem)"
    },
    "dark": {
      "value": "clamp(1.875rem, 1.4rem + 2vw, 3rem)",
      "css": "clamp(1.875rem, 1.4rem + 2vw, 3rem)"
    },
    "use": "The title of a page."
  },
  {
    "name": "t-h2",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "clamp(1.5rem, 1.1rem + 1.5vw, 2.25rem)",
      "css": "clamp(1.5rem, 1.1rem + 1.5vw, 2.25rem)"
    },
    "dark": {
      "value": "clamp(1.5rem, 1.1rem + 1.5vw, 2.25rem)",
      "css": "clamp(1.5rem, 1.1rem + 1.5vw, 2.25rem)"
    },
    "use": "The title of a section."
  },
  {
    "name": "t-h3",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "1.25rem",
      "css": "1.25rem"
    },
    "dark": {
      "value": "1.25rem",
      "css": "1.25rem"
    },
    "use": "The title of a card or a panel."
  },
  {
    "name": "t-h4",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "1.0625rem",
      "css": "1.0625rem"
    },
    "dark": {
      "value": "1.0625rem",
      "css": "1.0625rem"
    },
    "use": "The title of a group."
  },
  {
    "name": "t-hero",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)",
      "css": "clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)"
    },
    "dark": {
      "value": "clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)",
      "css": "clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)"
    },
    "use": "The title of a hero."
  },
  {
    "name": "t-lead",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "1.125rem",
      "css": "1.125rem"
    },
    "dark": {
      "value": "1.125rem",
      "css": "1.125rem"
    },
    "use": "The first paragraph."
  },
  {
    "name": "t-micro",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "0.8125rem",
      "css": "0.8125rem"
    },
    "dark": {
      "value": "0.8125rem",
      "css": "0.8125rem"
    },
    "use": "Labels of badges and tables."
  },
  {
    "name": "t-price",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "1.375rem",
      "css": "1.375rem"
    },
    "dark": {
      "value": "1.375rem",
      "css": "1.375rem"
    },
    "use": "A price on a card."
  },
  {
    "name": "t-price-large",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "2.25rem",
      "css": "2.25rem"
    },
    "dark": {
      "value": "2.25rem",
      "css": "2.25rem"
    },
    "use": "The price of a product page."
  },
  {
    "name": "t-small",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "0.875rem",
      "css": "0.875rem"
    },
    "dark": {
      "value": "0.875rem",
      "css": "0.875rem"
    },
    "use": "Secondary text."
  },
  {
    "name": "t-unit",
    "group": "text",
    "type": "dimension",
    "light": {
      "value": "0.6875rem",
      "css": "0.6875rem"
    },
    "dark": {
      "value": "0.6875rem",
      "css": "0.6875rem"
    },
    "use": "Units beside a number."
  }
] as const;

/** The name of a custom property, without its two dashes. */
export type TokenName = (typeof tokens)[number]['name'];
