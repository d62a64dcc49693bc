import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { startShop } from '../../test/kit/shop.ts'
import { atLeast, atMost, type Measurement } from './budget.ts'
import { measureColdFaults } from './cold-faults.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const FAULTS: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'error 500']
/** The number of outages. The time to recover depends on the phase of the shop's probes. */
const ROUNDS = 4
const DEAD_MS = 4000
const VISITORS = 4
const PAUSE_MS = 50

const FLAPS = 10
const FLAP_MS = 2000

/** URLs that were not requested before, one at a time. */
type Unseen = () => string

/**
 * The effect of an outage and of an unstable platform on uncached pages: the seconds until the first page after an outage, and the share
 * of pages served while the platform is up. Failing pages fail at once, so many are opened in the half second until the next probe. @source decision 0008
 */
export async function measureRecovery(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  await using platform = await faultyPlatform(sandbox.url)
  await using shop = await startShop({ env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' } })
  const unseen = await unseenSearches(shop.url)
  const seconds: number[] = []
  for (const fault of FAULTS) {
    const ofFault: number[] = []
    for (let round = 0; round < ROUNDS; round++) ofFault.push(await recoveryAfter(fault, platform, shop.url, unseen))
    console.info(`  ${fault.padEnd(12)} ${ofFault.map((value) => value.toFixed(2)).join('  ')} s`)
    seconds.push(...ofFault)
  }
  const flapping = await shareOfFlapping(platform, shop.url, unseen)
  return [
    await measureColdFaults(sandbox.url),
    atMost('first cold page after an outage, slowest, s', Math.max(...seconds), 2),
    atLeast('cold pages of a flapping platform while it is up, %', flapping, 40),
  ]
}

/** Visitors keep requesting pages during the outage. The time from its end to their first page counts. */
async function recoveryAfter(fault: Fault, platform: FaultyPlatform, url: string, unseen: Unseen): Promise<number> {
  platform.fail(fault)
  const firstPage = Promise.withResolvers<number>()
  let back = Number.POSITIVE_INFINITY
  const leave = startVisitors(async () => {
    const status = await readStatus(url + unseen())
    const now = performance.now()
    if (status === 200 && now > back) firstPage.resolve(now - back)
  })
  // Not in phase with the shop's probes.
  await pause(DEAD_MS + Math.random() * 1000)
  back = performance.now()
  platform.fail('none')
  const milliseconds = await firstPage.promise
  await leave()
  return milliseconds / 1000
}

async function shareOfFlapping(platform: FaultyPlatform, url: string, unseen: Unseen): Promise<number> {
  const visits: { readonly whileUp: boolean; readonly status: number }[] = []
  let isUp = true
  const leave = startVisitors(async () => {
    const whileUp = isUp
    visits.push({ whileUp, status: await readStatus(url + unseen()) })
  })
  for (let flap = 0; flap < 2 * FLAPS; flap++) {
    isUp = flap % 2 === 0
    platform.fail(isUp ? 'none' : 'refused')
    await pause(FLAP_MS)
  }
  platform.fail('none')
  await leave()
  const opened = visits.filter(({ whileUp }) => whileUp)
  console.info(`  flapping: ${visits.length} pages, ${opened.length} of them asked for while it was up`)
  return (100 * opened.filter(({ status }) => status === 200).length) / opened.length
}

/** Visitors who open one page after the other. @returns a function that waits for their last pages */
function startVisitors(visit: () => Promise<void>): () => Promise<unknown> {
  let isOpen = true
  const visitor = async () => {
    while (isOpen) {
      await visit()
      await pause(PAUSE_MS)
    }
  }
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor))
  return () => {
    isOpen = false
    return visitors
  }
}

async function readStatus(address: string): Promise<number> {
  const reply = await fetch(address, { redirect: 'manual' })
  await reply.arrayBuffer()
  return reply.status
}

/** New searches that no cache can answer. @throws if the shop has no searches */
async function unseenSearches(url: string): Promise<Unseen> {
  let asked = 0
  const unseen = () => {
    asked += 1
    return `/search?q=oak+board+${asked}`
  }
  if ((await readStatus(url + unseen())) !== 200) throw new Error('The shop has no searches')
  return unseen
}
