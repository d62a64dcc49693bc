import type { CitingTest } from '../../checks/requirements/tests-by-number.ts'

/** How much a test needs: nothing, the built pages, or a browser. In the order in which they are tried. */
export const LEVELS = ['unit', 'spec', 'browser'] as const
export type Level = (typeof LEVELS)[number]

/** Tests of one level that name a requirement. */
export interface NamedTests {
  readonly files: readonly string[]
  /** Matches their full names. */
  readonly pattern: RegExp
}

/** The tests of a level that name any of these requirements; null when there are none. */
export function namedTests(tests: readonly CitingTest[], requirements: readonly string[], level: Level): NamedTests | null {
  const citing = tests.filter(
    ({ file, numbers }) => levelOf(file) === level && numbers.some((number) => requirements.includes(number)),
  )
  if (citing.length === 0) return null
  const titles = [...new Set(citing.map(({ title }) => titlePattern(title)))]
  return {
    files: [...new Set(citing.map(({ file }) => file))],
    pattern: new RegExp(`(?:^| )(?:${titles.join('|')})(?: |$)`),
  }
}

function levelOf(file: string): Level {
  if (file.endsWith('.e2e.ts')) return 'browser'
  return file.endsWith('.spec.ts') ? 'spec' : 'unit'
}

/** Vitest joins the titles of nested blocks with ' > ', Playwright with a space. Tables and templates have placeholders. */
const titlePattern = (title: string): string =>
  title
    .split(' › ')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(PLACEHOLDER, '.*'))
    .join('(?: >)? ')

/** In a title whose special characters are escaped. */
const PLACEHOLDER = /%[a-z#%]|\\\$\\\{.*?\\\}|\\\$[a-z]\w*(?:\\\.\w+)*/gi
