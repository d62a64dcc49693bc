import type { SourceFile } from './syntax.ts'

const COMMENT = /\/\*.*?\*\//gs
const DEFINED = /(?<![\w-])(--[\w-]+)\s*:/g
const USED = /var\(\s*(--[\w-]+)\s*(,?)/g
const NAMED = /(?<![\w-])--[a-z][\w-]*/g

/**
 * Custom properties that a style uses without a fallback and nothing defines, and those that are defined and never used.
 * @param styles CSS files
 * @param sources modules that may read or set custom properties
 */
export function tokenProblems(styles: readonly SourceFile[], sources: readonly SourceFile[]): readonly string[] {
  const sheets = styles.map(({ path, text }) => ({ path, text: text.replaceAll(COMMENT, '') }))
  const inSources = new Set(sources.flatMap(({ text }) => text.match(NAMED) ?? []))
  const defined = new Set(sheets.flatMap(({ text }) => namesIn(text, DEFINED)))
  const used = new Set(sheets.flatMap(({ text }) => namesIn(text, USED)))
  return sheets.flatMap(({ path, text }) => [
    ...[...text.matchAll(USED)]
      .filter(([, name = '', fallback]) => fallback === '' && !defined.has(name) && !inSources.has(name))
      .map(([, name]) => `${path} uses ${name}, which nothing defines`),
    ...namesIn(text, DEFINED)
      .filter((name) => !used.has(name) && !inSources.has(name))
      .map((name) => `${path} defines ${name}, which nothing uses`),
  ])
}

const namesIn = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)
