/**
 * Takes the pictures of the README from the running shop, each page on a desktop and on a phone side by side:
 * `npm run build && npm run readme-pictures`.
 */
import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { readCommandLine } from '../command-line.ts'
import { findHeadlessBrowser } from '../find-browser.ts'
import { launchBrowser } from './launch-browser.ts'
import { inState } from './screenshot.ts'
import { type Shops, withShops } from './shops.ts'
import { STATES } from './states.ts'

readCommandLine({
  purpose: 'Takes the pictures of the README from the built shop.',
  call: 'npm run readme-pictures',
})

const FOLDER = '.github/pictures'
const SHOWN = ['home', 'bundle product', 'cart', 'checkout', 'cutting plan', 'offline home']
const DESK = 1440
const PHONE = 390
/** The height of both pictures, and the gap between them, in pixels of the result. */
const HEIGHT = 540
const GAP = 24

mkdirSync(FOLDER, { recursive: true })
await using browser = await launchBrowser(findHeadlessBrowser())
await withShops(async (shops) => {
  for (const name of SHOWN) await drawBoth(browser, name, shops)
})

async function drawBoth(browser: Browser, name: string, shops: Shops): Promise<void> {
  const state = STATES.find((known) => known.name === name)
  if (!state) throw new Error(`There is no state called ${name}`)
  const shot = (width: number) =>
    inState(browser, { state, width, shops }, async (page) =>
      sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .png()
        .toBuffer({ resolveWithObject: true }),
    )
  const [desk, phone] = [await shot(DESK), await shot(PHONE)]
  const width = desk.info.width + GAP + phone.info.width
  await sharp({ create: { width, height: HEIGHT, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: desk.data, left: 0, top: 0 },
      { input: phone.data, left: desk.info.width + GAP, top: 0 },
    ])
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/${name.replaceAll(' ', '-')}.webp`)
}
