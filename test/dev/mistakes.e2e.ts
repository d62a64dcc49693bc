import type { Page } from '@playwright/test'
import { expect, overlay, test, waitForHydration } from './dev.fixture.ts'

// Each test corrects its mistake and waits until the page shows it.
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
  /** The overlay also covers a page that is opened after the mistake. Vite reports one such mistake, the shop's own checks the other. */
  readonly isShownLater?: boolean
}

const MISTAKES: readonly Mistake[] = [
  { of: 'syntax of the server', file: CATEGORY, text: '  Query: {', by: '  Query: }', says: /unexpected|expected/i },
  {
    of: 'syntax of a component',
    file: HERO,
    text: '    <section',
    by: '    <section <',
    says: /unexpected|expected/i,
    isShownLater: true,
  },
  {
    of: 'a style',
    file: 'web/styles/tokens.css',
    text: '    --paper: light-dark(',
    by: '    --paper light-dark(',
    says: /Unexpected token/,
  },
  {
    of: 'the content',
    file: 'bff/content/shop/settings.yaml',
    text: '  facets:',
    by: '  facet:',
    says: /catalog\.facet: is not a setting; did you mean facets\?/,
  },
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
    by: 'const oak: number = String(1)\nexport const category',
    says: /TS2322/,
    isShownLater: true,
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

/** Mistakes that need a type check: type errors must not hide a mistake of the server. */
const NEED_TYPES = /^types$|syntax of the server/

test.describe(() => {
  test.beforeAll(({ clone }) => clone.restoreTypeChecks())
  MISTAKES.filter(({ of }) => NEED_TYPES.test(of)).forEach(expectShown)
})

test.describe(() => {
  test.beforeAll(({ clone }) => clone.skipTypeChecks())
  MISTAKES.filter(({ of }) => !NEED_TYPES.test(of)).forEach(expectShown)
})

function expectShown({ of, file, text, by, says, isShownLater = false }: Mistake) {
  const where = isShownLater ? 'an open page and a page that is opened after it' : 'an open page'
  test(`a mistake in ${of} is shown over ${where}, with file and line, until it is corrected`, async ({ home, clone }) => {
    const before = clone.read(file)
    const line = before.slice(0, before.indexOf(text)).split('\n').length
    const mend = clone.edit(file, text, by)
    await expect(overlay(home)).toContainText(says)
    await expect(overlay(home)).toContainText(`${file}:${line}:`)
    const later = isShownLater ? [await home.context().newPage()] : []
    for (const page of later) {
      await page.goto('/')
      await expect(overlay(page)).toContainText(says)
    }
    mend()
    for (const page of [home, ...later]) await expectMended(page)
    for (const page of later) await page.close()
  })
}

async function expectMended(page: Page) {
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}
