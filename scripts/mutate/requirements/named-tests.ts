import type { CitingTest } from '../../checks/requirements/tests-by-number.ts'
import type { Mutation } from './mutation.ts'

/** Levels of tests, in order of execution: without a build, with the built pages, with a browser. */
export const LEVELS = ['unit', 'spec', 'browser'] as const
export type Level = (typeof LEVELS)[number]

/** Tests of one level that must notice a mutation. */
export interface NamedTests {
  readonly files: readonly string[]
  /** Matches their full names. */
  readonly pattern: RegExp
}

/** The tests of a level that must notice any of these mutations; null if there are none. */
export function namedTests(
  tests: readonly CitingTest[],
  mutations: readonly Pick<Mutation, 'requirement' | 'test'>[],
  level: Level,
): NamedTests | null {
  const citing = tests.filter((test) => testLevel(test.file) === level && mutations.some((mutation) => isNamed(test, mutation)))
  if (citing.length === 0) return null
  const titles = [...new Set(citing.map(({ title }) => titlePattern(title)))]
  return {
    files: [...new Set(citing.map(({ file }) => file))],
    pattern: new RegExp(`(?:^| )(?:${titles.join('|')})(?: |$)`),
  }
}

const isNamed = (cited: CitingTest, { requirement, test }: Pick<Mutation, 'requirement' | 'test'>): boolean =>
  test === undefined ? cited.numbers.includes(requirement) : `${cited.file} › ${cited.title}` === test

function testLevel(file: string): Level {
  if (file.endsWith('.e2e.ts')) return 'browser'
  return file.endsWith('.spec.ts') ? 'spec' : 'unit'
}

/** Vitest joins the titles of nested blocks with ' > ', Playwright with a space. Tables and templates have placeholders. */
const titlePattern = (title: string): string =>
  title
    .split(' › ')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(PLACEHOLDER, '.*'))
    .join('(?: >)? ')

/** In an escaped title. */
const PLACEHOLDER = /%[a-z#%]|\\\$\\\{.*?\\\}|\\\$[a-z]\w*(?:\\\.\w+)*/gi
