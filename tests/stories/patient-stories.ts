import { configure } from 'storybook/test';

/** Long enough for a busy machine; the default of a second is not. */
configure({ asyncUtilTimeout: 15_000 });
