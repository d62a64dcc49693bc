/** Starts the shop as `npm start` does, on a free port with fresh data, and asks for its home page once. */
import { startShop } from '../../test/kit/shop.ts'
import { readCommandLine } from '../command-line.ts'

readCommandLine({
  purpose: 'Starts the built shop on a free port with fresh data, and asks for its home page once.',
  call: 'npm run check:start',
})

const shop = await startShop()
try {
  const [page, ready] = await Promise.all([fetch(shop.url), fetch(`${shop.url}/health/ready`)])
  const html = await page.text()
  if (page.status !== 200 || !ready.ok || !html.includes('<h1'))
    throw new Error(`home ${page.status}, ready ${ready.status}\n${shop.output()}`)
  console.info(`The shop starts: home page ${html.length} characters.`)
} finally {
  await shop.stop()
}
