const alphabet = 26;
const firstLetter = 97;

/**
 * Opens an address in a tab of its own, which learns neither where it was pressed nor how to reach back: an empty tab
 * first, so that a refusal is seen, then a link inside it that carries no referrer.
 * @returns false when the browser refuses the tab
 */
export function openTab(address: string): boolean {
  const tab = open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.referrerPolicy = 'no-referrer';
  tab.document.body.append(link);
  link.click();
  return true;
}

/** Letters a to z that nobody can guess. */
export function randomLetters(count: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(count));
  return String.fromCharCode(...numbers.map((number) => firstLetter + (number % alphabet)));
}
