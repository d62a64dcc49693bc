import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageReport } from '#schema/rules/field/field-report.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { reportPage } from './report-page.ts'

vi.mock('./observe-vitals.ts', () => ({ observeVitals: () => () => ({ lcp: 900 }) }))

const SHOP = 'https://shop.example'
const state = (name: string, data: unknown = null) =>
  ({
    matches: [{ route: { id: 'r', handle: { name, layout: 'default', source: '', messages: [] } } }],
    loaderData: { r: data },
    errors: null,
  }) as unknown as AppRouter['state']

let page: EventTarget
let sent: Promise<PageReport>[]
let hasConsent: boolean
let router: { state: AppRouter['state'] }

beforeEach(() => {
  page = new EventTarget()
  sent = []
  hasConsent = true
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('location', { origin: SHOP })
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (path: string, body: Blob) => sent.push(body.text().then((text) => ({ path, ...JSON.parse(text) }))),
  })
  const opened = state('url-dispatcher', { __typename: 'Category' })
  router = { state: opened }
  reportPage(router as unknown as AppRouter, opened, () => hasConsent)
})
afterEach(() => vi.unstubAllGlobals())

const hidePage = () => page.dispatchEvent(new Event('visibilitychange'))
const fail = (message: string) =>
  page.dispatchEvent(
    Object.assign(new Event('error'), { error: new Error(message), message, filename: `${SHOP}/a.js`, lineno: 1, colno: 2 }),
  )
const reports = () => Promise.all(sent)

describe('reportPage', () => {
  // FIELD-1
  it('reports the times of the opened screen once, when the page is hidden', async () => {
    router.state = state('cart')
    for (const _ of ['first', 'second']) hidePage()
    expect(await reports()).toEqual([{ path: '/reports/page', screen: 'category', vitals: { lcp: 900 }, errors: [] }])
  })

  // FIELD-1
  it('reports nothing without consent, or while the page is visible', async () => {
    hasConsent = false
    fail('x')
    hidePage()
    hasConsent = true
    vi.stubGlobal('document', { visibilityState: 'visible' })
    hidePage()
    expect(await reports()).toEqual([])
  })

  // FIELD-4
  it('reports each error once, five at most', async () => {
    hidePage()
    for (let index = 0; index < 20; index += 1) fail(`no ${'x'.repeat((index % 8) + 1)}`)
    hidePage()
    hidePage()
    const [, errors, ...more] = await reports()
    expect([errors?.screen, errors?.errors.length, errors?.vitals, more]).toEqual(['category', 5, {}, []])
  })

  // FIELD-4
  it('reports errors under the screen on which they happened', async () => {
    hidePage()
    for (const screen of ['cart', 'checkout', 'cart']) {
      router.state = state(screen)
      fail('on each screen')
      fail(`on the ${screen}`)
    }
    router.state = state('home')
    hidePage()
    const [, ...later] = await reports()
    expect(later.map(({ screen, errors }) => [screen, errors.map(({ text }) => text)])).toEqual([
      ['cart', ['on each screen', 'on the cart']],
      ['checkout', ['on each screen', 'on the checkout']],
    ])
  })

  // FIELD-3
  it('sends no report about an unknown screen', async () => {
    router.state = state('made-up')
    hidePage()
    fail('x')
    hidePage()
    expect(await reports()).toHaveLength(1)
  })

  it('locates a rejected promise by its stack, and ignores errors while offline', async () => {
    hidePage()
    const reason = Object.assign(new TypeError('x is null'), { stack: `at f (${SHOP}/assets/b.js:3:4)` })
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    vi.stubGlobal('navigator', { ...navigator, onLine: false })
    fail('offline')
    hidePage()
    const [, { errors } = { errors: [] }] = await reports()
    expect(errors).toEqual([{ name: 'TypeError', text: 'x is null', source: 'b.js', line: 3, column: 4 }])
  })
})
