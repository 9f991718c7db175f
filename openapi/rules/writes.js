// A POST is either a read with x-read or a write with an idempotency key. A webhook has its id instead.
const key = /\/IdempotencyKey(\.yaml)?$/;

export function writes() {
  return {
    PathItem(path, context) {
      if (path.post === undefined || isWebhook(path)) return;
      const keyed = (path.post.parameters ?? []).some((parameter) => key.test(parameter.$ref ?? ''));
      const reads = path.post['x-read'] === true;
      if (keyed === reads) {
        const message = keyed
          ? 'A read takes no Idempotency-Key.'
          : 'A write declares Idempotency-Key; a read has x-read.';
        context.report({ message, location: context.location.child('post') });
      }
      const headers = Object.keys(path.post.responses?.['200']?.headers ?? {});
      if (keyed !== headers.includes('Idempotent-Replayed')) {
        const message = 'The answer of a write, and only of a write, declares Idempotent-Replayed.';
        context.report({ message, location: context.location.child('post') });
      }
    },
  };
}

function isWebhook({ post }) {
  return (post.parameters ?? []).some((parameter) => /\/WebhookId(\.yaml)?$/.test(parameter.$ref ?? ''));
}
