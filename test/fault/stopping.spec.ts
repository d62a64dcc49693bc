import { expect, inject, it, onTestFinished } from 'vitest'
import { startShop } from '../kit/shop.ts'

const VISITORS = 6

// RUN-2, RUN-3
it('a shop that is stopping answers each request, closes each connection with its answer, and then ends', {
  timeout: 60_000,
}, async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows ends a process without asking it')
  const shop = await startShop({ env: { PLATFORM_URL: inject('shop').sandboxUrl, DRAIN_SECONDS: '2' } })
  onTestFinished(() => shop.stop())
  const failures: unknown[] = []
  const connections = new Set<string | null>()
  let isOver = false
  const visit = async () => {
    while (!isOver) {
      try {
        const page = await fetch(`${shop.url}/robots.txt`)
        await page.text()
        if (page.status !== 200) failures.push(page.status)
        connections.add(page.headers.get('connection'))
      } catch (error) {
        failures.push(error)
      }
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  await expect.poll(() => connections.size, { interval: 5 }).toBeGreaterThan(0)
  expect([...connections]).toEqual(['keep-alive'])
  shop.signal('SIGTERM')
  // As a load balancer does: it sends no more requests once a check has failed.
  await expect
    .poll(async () => {
      const check = await fetch(`${shop.url}/health/ready`)
      return [check.status, (await check.json()).status]
    })
    .toEqual([503, 'stopping'])
  await expect.poll(() => connections.has('close'), { interval: 5 }).toBe(true)
  isOver = true
  await Promise.all(visitors)
  await expect.poll(shop.output).toContain('"msg":"stopped"')
  expect(failures).toEqual([])
})
