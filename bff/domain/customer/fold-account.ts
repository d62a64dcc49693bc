/** Mailboxes of these domains ignore dots and everything after a plus. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Folds all spellings that platforms or mail servers treat as one account into one key. Two accounts may share a key, so it may limit
 * attempts or end sessions, but never grants anything.
 */
export function foldAccount(account: string): string {
  const folded = account
    .normalize('NFKD')
    // Databases ignore accents in comparisons; spaces and invisible characters are trimmed or ignored.
    .replace(/[\p{M}\p{C}\p{Z}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.+$/, '')
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1)
  if (at < 0 || !DOTLESS.has(domain)) return folded
  return `${folded.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}
