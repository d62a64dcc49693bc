/** Mailboxes of these domains ignore dots and what follows a plus. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * One name for all spellings that platforms or mail servers take for the same account, to count attempts by. Two accounts may get
 * one name; nothing else depends on it.
 */
export function foldAccount(account: string): string {
  const folded = account
    .normalize('NFKD')
    // Databases compare without accents; spaces and what cannot be seen are cut off or ignored.
    .replace(/[\p{M}\p{C}\p{Z}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.+$/, '')
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1)
  if (at < 0 || !DOTLESS.has(domain)) return folded
  return `${folded.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}
