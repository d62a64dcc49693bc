import type { Locator, Page } from '@playwright/test'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { find, type KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const consent = english.get('shell').consent
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

const isPlain = ({ __typename, stock, customOptions, phoneOrderOnly }: KnownProduct) =>
  __typename === 'SimpleProduct' && stock?.status === 'OK' && !stock.limits && customOptions.length === 0 && !phoneOrderOnly

/** Names of the visible controls that a notice covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('[role="status"] li')].map((notice) => notice.getBoundingClientRect())
    const pressed = document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')
    return [...pressed].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isSeen =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 2 && box.height > 2
      if (!isSeen || element.closest('[role="status"] li')) return []
      const isCovered = notices.some(
        (notice) =>
          Math.min(notice.right, box.right) - Math.max(notice.left, box.left) > 0 &&
          Math.min(notice.bottom, box.bottom) - Math.max(notice.top, box.top) > 0,
      )
      return isCovered ? [element.getAttribute('aria-label') ?? element.textContent] : []
    })
  })

/** The name, number and prices at the top of a product page that a notice covers. */
const coveredFacts = (page: Page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('[role="status"] li')].map((notice) => notice.getBoundingClientRect())
    return [...document.querySelectorAll('main header :is(h1, p, [data-vat])')].flatMap((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const box = text.getBoundingClientRect()
      const isCovered = notices.some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      return isCovered ? [element.textContent] : []
    })
  })

/** Keeps a notice open as a pointer in it does, but from afar, so that it may still move out of the way. */
async function keepOpen(page: Page, text: string) {
  const notice = cartView(page).notice(text)
  await page.mouse.move(0, 0)
  await notice.dispatchEvent('pointerover')
  return notice
}

/** Puts a button exactly below a notice, and waits until the notice has been placed again. */
async function coverWith(page: Page, { x, y, width, height }: Box) {
  await page.evaluate(async (style) => {
    document.querySelector('#covered')?.remove()
    const button = Object.assign(document.createElement('button'), { id: 'covered', textContent: 'Covered', style })
    document.body.append(button)
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`)
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

test.use({ contextOptions: { reducedMotion: 'reduce' }, storageState: { cookies: [], origins: [] } })

// UI-40, NOTICE-5, NOTICE-6, CHECKOUT-14, USER-36
test('the notice after Add covers no control of the page, the consent question or the cart', async ({ page, products }) => {
  const cart = cartView(page)
  const question = page.getByRole('region', { name: consent.title })
  const addIn = async (viewport: (typeof WINDOWS)[number]) => {
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await cart.add.click()
    const notice = await keepOpen(page, cartWords.notices.added)
    await expect.poll(() => covered(page), `at ${viewport.width} pixels`).toEqual([])
    await expect(notice).toBeInViewport({ ratio: 1 })
    const box = await notice.boundingBox()
    if (viewport.width < 640) {
      expect(box?.height).toBeLessThanOrEqual(96)
      // USER-36
      const days = await page.getByRole('list', { name: english.get('cart').arrival.label }).boundingBox()
      if (!days || !box) throw new Error('The page shows no days of delivery or no notice')
      expect(box.y + box.height <= days.y || box.y >= days.y + days.height, `days at ${viewport.width}`).toBe(true)
    }
    if (viewport.width > 1024) {
      expect(box?.y).toBeLessThan(viewport.height / 2)
      expect(box?.x).toBeGreaterThan(viewport.width / 2)
      expect(await coveredFacts(page), `texts at ${viewport.width} pixels`).toEqual([])
    }
    return notice
  }
  const product = find(products, isPlain)
  await open(page, product.url)
  for (const viewport of WINDOWS) {
    await expect(question).toBeVisible()
    const notice = await addIn(viewport)
    await notice.getByRole('button').click()
  }
  // On a wide window, the question is beside the buy box and above the bar of the product.
  const edge = async (element: Locator, side: 'left' | 'right' | 'top' | 'bottom') =>
    element.evaluate((box, name) => box.getBoundingClientRect()[name], side)
  expect(await edge(question, 'right')).toBeLessThan(await edge(cart.add, 'left'))
  await page.evaluate(() => scrollTo(0, innerHeight * 1.5))
  const bar = page.getByRole('complementary', { name: english.get('product').summary })
  await expect(bar).toBeVisible()
  expect(await edge(question, 'bottom')).toBeLessThan(await edge(bar, 'top'))
  await question.getByRole('button', { name: consent.deny }).click()
  await expect(question).toHaveCount(0)
  for (const viewport of WINDOWS) {
    const notice = await addIn(viewport)
    // On phones the buy bar appears once the box with the button has scrolled away.
    for (const screens of [0.5, 1, 1.5]) {
      await page.evaluate((by) => scrollTo(0, innerHeight * by), screens)
      await expect.poll(() => covered(page), `at ${viewport.width} pixels, scrolled by ${screens} screens`).toEqual([])
      await expect(notice).toBeInViewport({ ratio: 1 })
    }
    await notice.getByRole('button').click()
  }

  await follow(page, '/cart')
  await expectFocus(page)
  const quantity = cart.quantity(product.name)
  for (const [index, viewport] of WINDOWS.entries()) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await quantity.fill('')
    await quantity.pressSequentially(`${3 + index}`)
    await quantity.press('Enter')
    const notice = await keepOpen(page, cartWords.notices.updated)
    await expect.poll(() => covered(page), `the cart at ${viewport.width} pixels`).toEqual([])
    await expect(notice).toBeInViewport({ ratio: 1 })
    await notice.getByRole('button').click()
  }
})

// UI-40
test('a notice stays where it is while the pointer or the focus is in it or a press is under way', async ({ page, products }) => {
  const cart = cartView(page)
  const product = find(products, isPlain)
  await open(page, product.url)
  await cart.add.click()
  const notice = await keepOpen(page, cartWords.notices.added)
  // The card that takes the place of the text is higher.
  await expect(notice).toContainText(product.name)
  const readBox = async () => {
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice is gone')
    return box
  }
  await expect.poll(() => covered(page)).toEqual([])
  const holds: readonly (readonly [string, hold: () => Promise<void>, release: () => Promise<void>])[] = [
    ['the pointer', () => notice.hover({ position: { x: 4, y: 4 } }), () => page.mouse.move(0, 0)],
    ['the focus', () => notice.getByRole('button').focus(), () => notice.getByRole('button').blur()],
    ['a press', () => page.mouse.down(), () => page.mouse.up()],
  ]
  for (const [name, hold, release] of holds) {
    const before = await readBox()
    await hold()
    await coverWith(page, before)
    expect(await readBox(), name).toEqual(before)
    await release()
    await notice.dispatchEvent('pointerover')
    await expect.poll(() => covered(page), name).toEqual([])
    expect(await readBox(), name).not.toEqual(before)
  }
  // The place that is free again is no reason to move.
  const last = await readBox()
  await coverWith(page, { x: 0, y: 0, width: 1, height: 1 })
  expect(await readBox()).toEqual(last)
})
