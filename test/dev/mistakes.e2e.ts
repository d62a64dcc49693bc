import type { Page } from '@playwright/test'
import { alive, expect, overlay, test } from './dev.fixture.ts'

// Tests share a clone and a server: each corrects its mistake and waits until the page shows it.
test.describe.configure({ mode: 'default' })

const HERO = 'web/routes/home/hero.tsx'
const CATEGORY = 'bff/graphql/resolvers/catalog/category.ts'

interface Mistake {
  readonly of: string
  readonly file: string
  readonly text: string
  readonly by: string
  /** The overlay's text, besides file and line. */
  readonly says: RegExp
}

const MISTAKES: readonly Mistake[] = [
  { of: 'syntax of the server', file: CATEGORY, text: '  Query: {', by: '  Query: }', says: /unexpected|expected/i },
  { of: 'syntax of a component', file: HERO, text: '    <section', by: '    <section <', says: /unexpected|expected/i },
  {
    of: 'a server that does not start',
    file: CATEGORY,
    text: 'export const category',
    by: "throw new Error('no oak')\nexport const category",
    says: /no oak/,
  },
  {
    of: 'types',
    file: CATEGORY,
    text: 'export const category',
    by: 'export const oak: number = String(1)\nexport const category',
    says: /TS2322/,
  },
  {
    of: 'an operation',
    file: 'web/routes/home/home.graphql',
    text: '    headImage {',
    by: '    headOak {',
    says: /Cannot query field "headOak"/,
  },
  { of: 'the schema', file: 'schema/store.graphql', text: 'store: Store!', by: 'store: Shelf!', says: /Unknown type "Shelf"/ },
  { of: 'rendering', file: HERO, text: '  return (', by: "  if (texts) throw new Error('no oak')\n  return (", says: /no oak/ },
  {
    of: 'the sandbox',
    file: 'sandbox/api/envelope.ts',
    text: 'export class',
    by: 'export class oak',
    says: /SyntaxError|Expected/,
  },
]

for (const { of, file, text, by, says } of MISTAKES) {
  test(`a mistake in ${of} is shown over an open page, with file and line, until it is corrected`, async ({ home, clone }) => {
    const before = clone.read(file)
    const line = before.slice(0, before.indexOf(text)).split('\n').length
    const mend = clone.edit(file, text, by)
    await expect(overlay(home)).toContainText(says)
    await expect(overlay(home)).toContainText(`${file}:${line}:`)
    mend()
    await expectMended(home)
  })
}

// Vite reports the one, the shop's own checks report the other.
for (const { of, file, text, by, says } of MISTAKES.filter(({ of }) => /^types$|component/.test(of))) {
  test(`a mistake in ${of} is shown over a page that is opened after it, until it is corrected`, async ({ home, clone }) => {
    const mend = clone.edit(file, text, by)
    await expect(overlay(home)).toContainText(says)
    const another = await home.context().newPage()
    await another.goto('/')
    await expect(overlay(another)).toContainText(says)
    mend()
    for (const page of [home, another]) await expectMended(page)
    await another.close()
  })
}

async function expectMended(page: Page) {
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await alive(page)
}
