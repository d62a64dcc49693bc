import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { contentWith } from '../../kit/content.ts'
import { faultyPlatform } from '../../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

const GERMAN = contentWith({ storeViews: { open: ['de'] } })

const LINK = '?email=ann%40b.example&token=canary-3c1f'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ ...GERMAN, LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => shop?.close())

async function fetchHeaders(path: string, { method = 'GET', url = shop.url } = {}) {
  const reply = await fetch(url + path, { method, redirect: 'manual' })
  // Only an error page names its own address, to try again.
  const text = await reply.text()
  if (reply.ok) expect(text).not.toMatch(/canary-3c1f|ann(?:@|%40)b\.example/)
  return [reply.status, ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => reply.headers.get(name))]
}

// USER-20, USER-26
it.each([
  '/create-password',
  `/create-password${LINK}`,
  '/create-password?token=other',
  `/de/create-password${LINK}`,
  `/create%2Dpassword${LINK}`,
  `/create-password/${LINK}`,
])('the page for a new password is not cached and sends no referrer: %s', async (path) => {
  expect(await fetchHeaders(path)).toEqual([200, 'no-store', 'no-referrer', 'noindex'])
  expect(await fetchHeaders(path, { method: 'HEAD' })).toEqual([200, 'no-store', 'no-referrer', 'noindex'])
})

// USER-20, USER-26
it.each(['', '/de'])('the error page at %s/create-password has the same headers if the platform is down', async (basePath) => {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  platform.fail('refused')
  const { url, close } = await httpShop({ PLATFORM_URL: platform.url, ...GERMAN, LOG_LEVEL: 'silent' })
  onTestFinished(async () => {
    await close()
    await platform.close()
  })
  expect(await fetchHeaders(`${basePath}/create-password${LINK}`, { url })).toEqual([503, 'no-store', 'no-referrer', 'noindex'])
})
