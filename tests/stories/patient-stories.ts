import { configure } from 'storybook/test';

/** As long as a busy machine takes; the usual second is what a quiet one takes. */
configure({ asyncUtilTimeout: 15_000 });
