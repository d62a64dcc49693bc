import { globSync } from 'node:fs'
import { sep } from 'node:path'

/** Sorted paths of the files that match, with `/` between folders on every system. */
export const findFiles = (
  pattern: string | readonly string[],
  options: { readonly exclude?: readonly string[] } = {},
): string[] =>
  globSync(pattern, options)
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
