import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { knownProducts } from '../../test/e2e/kit/catalog.ts'
import { largestDepartment } from '../../test/e2e/kit/category.ts'
import { VIEW_NAMES, viewNamed } from '../../test/e2e/kit/views.ts'
import { PATIENT, type RunningShop, startShop } from '../../test/kit/shop.ts'
import { findHeadlessBrowser } from '../find-browser.ts'
import { launchBrowser } from '../screens/launch-browser.ts'
import { atMost, type Measurement } from './budget.ts'

/** Screens that are not among the views. */
const OTHERS = [
  '/lists',
  '/stores',
  '/calculators',
  '/quick-order',
  '/cutting-form',
  '/panel-cutting-serivces',
  '/latest-news',
  '/my-account',
]
const VIEWPORT = { width: 1440, height: 900 }
/** A visit is idle after this time without a request. */
const QUIET_MS = 3000
const MOST_FILES = 60
const ANSWERED = /"url":"([^"]*)"[^\n]*"msg":"request answered"/g

/**
 * The requests of a first visit until it is idle, those of the service worker and everything fetched ahead included. They are counted
 * in the shop's log, because a browser does not report all of them. The template with the most counts.
 * @source decision 0008
 */
export async function measureFiles(): Promise<Measurement[]> {
  await using shop = await startShop({ env: { ...PATIENT, LOG_LEVEL: 'debug' } })
  await using browser = await launchBrowser(findHeadlessBrowser())
  const { url, sandboxUrl } = shop
  if (!sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  const products = await knownProducts({ url })
  const category = await largestDepartment({ url, sandboxUrl })
  const views = VIEW_NAMES.filter((name) => name !== 'error').map((name) => viewNamed(name, products, category))
  const counts: number[] = []
  for (const { name, path } of [...views, ...OTHERS.map((path) => ({ name: path, path }))]) {
    const files = await listFiles(browser, shop, path)
    console.info(`  ${name.padEnd(32)} ${String(files.length).padStart(3)}  ${summary(files)}`)
    counts.push(files.length)
  }
  return [atMost('files of a first visit, the template with the most', Math.max(...counts), MOST_FILES)]
}

async function listFiles(browser: Browser, shop: RunningShop, path: string): Promise<readonly string[]> {
  const before = shop.output().length
  await using context = await browser.newContext({ viewport: VIEWPORT })
  await (await context.newPage()).goto(shop.url + path)
  for (let length = 0; length !== shop.output().length; await pause(QUIET_MS)) length = shop.output().length
  return [...shop.output().slice(before).matchAll(ANSWERED)].map(([, url = '']) => url)
}

/** How many files there are of each folder. */
function summary(files: readonly string[]): string {
  const folders = Map.groupBy(files, (url) => /^\/(assets|img|media)\//.exec(url)?.[1] ?? 'other')
  return [...folders].map(([folder, urls]) => `${urls.length} ${folder}`).join(', ')
}
