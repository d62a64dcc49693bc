import { describe, expect, it } from 'vitest'
import { messageNameProblems } from './message-names.ts'

const problemsOf = (files: Readonly<Record<string, string>>) =>
  messageNameProblems(
    Object.entries(files).map(([path, text]) => ({ path: `web/${path}`, text })),
    { entry: 'web/entry.tsx', always: ['catalog'] },
  )

const says = (...names: string[]) => `export const Part = () => [${names.map((name) => `useMessages('${name}').title`)}]`

describe('messages of code', () => {
  it('that comes with every page are those of every page', () => {
    expect(problemsOf({ 'entry.tsx': "import { Part } from './part.tsx'", 'part.tsx': says('catalog') })).toEqual([])
    expect(problemsOf({ 'entry.tsx': "import { Part } from './part.tsx'", 'part.tsx': says('home') })).toEqual([
      "'home' is not fetched with the code that says it: web/entry.tsx > web/part.tsx",
    ])
  })

  it.each([
    ['a late part', "late(async () => (await import('./part.tsx')).Part, 'now', ['home'])"],
    ['a screen', "const routes = [screen('home', '/', 'home.tsx', () => import('./part.tsx'), ['home'], 'default')]"],
    ['what is fetched otherwise', "await withMessages(['home'], () => import('./part.tsx'))"],
  ])('that comes as %s are named there', (_, entry) => {
    expect(problemsOf({ 'entry.tsx': entry, 'part.tsx': says('home', 'catalog') })).toEqual([])
    expect(problemsOf({ 'entry.tsx': entry.replace("['home']", '[]'), 'part.tsx': says('home') })).toEqual([
      "'home' is not fetched with the code that says it: web/entry.tsx > web/part.tsx",
    ])
  })

  it('that is fetched in two places are named in both', () => {
    const entry = "import './list.tsx'\nlate(() => import('./part.tsx'), 'now', ['home'])"
    expect(
      problemsOf({ 'entry.tsx': entry, 'list.tsx': "late(() => import('./part.tsx'), 'now')", 'part.tsx': says('home') }),
    ).toEqual(["'home' is not fetched with the code that says it: web/entry.tsx > web/list.tsx > web/part.tsx"])
  })

  it('may be named by what a late part stands in', () => {
    const files = {
      'entry.tsx': "late(() => import('./list.tsx'), 'now', ['listing'])",
      'list.tsx': "late(() => import('./sheet.tsx'), 'now')",
      'sheet.tsx': says('listing'),
    }
    expect(problemsOf(files)).toEqual([])
  })

  it('are not needed by who takes something else from the same index', () => {
    const files = {
      'entry.tsx': "import { other } from './index.ts'",
      'index.ts': "export { Part as Home } from './part.tsx'\nexport { other } from './other.ts'",
      'other.ts': 'export const other = 1',
      'part.tsx': says('home'),
    }
    expect(problemsOf(files)).toEqual([])
    for (const taken of ["import { Home } from './index.ts'", "import { Home as Start } from './index.ts'"]) {
      expect(problemsOf({ ...files, 'entry.tsx': taken })).toEqual([
        "'home' is not fetched with the code that says it: web/entry.tsx > web/part.tsx",
      ])
    }
  })

  it.each([
    "late(() => import('./index.ts'), 'now')",
    "import * as all from './index.ts'",
    "export * from './index.ts'",
    "import './index.ts'",
  ])('are all needed by who takes all: %s', (entry) => {
    const files = { 'entry.tsx': entry, 'index.ts': "export { Part } from './part.tsx'", 'part.tsx': says('home') }
    expect(problemsOf(files)).toEqual(["'home' is not fetched with the code that says it: web/entry.tsx > web/part.tsx"])
  })

  it('are not needed by who takes a type', () => {
    const entry =
      "import type { Props } from './part.tsx'\nimport { type Props as P } from './part.tsx'\nexport type { Props } from './part.tsx'"
    expect(problemsOf({ 'entry.tsx': entry, 'part.tsx': says('home') })).toEqual([])
  })

  it('that nobody says are not fetched', () => {
    expect(
      problemsOf({ 'entry.tsx': "late(() => import('./part.tsx'), 'now', ['home', 'search'])", 'part.tsx': says('home') }),
    ).toEqual(["web/entry.tsx names 'search' for web/part.tsx, which does not need it"])
  })

  it('are named as text', () => {
    expect(problemsOf({ 'entry.tsx': 'useMessages(kind)' })).toEqual([
      'web/entry.tsx says messages of a namespace that is not written there',
    ])
  })
})
