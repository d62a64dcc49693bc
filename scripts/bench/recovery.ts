import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { startShop } from '../../test/kit/shop.ts'
import type { Measurement } from './budget.ts'
import { measureColdFaults } from './cold-faults.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const FAULTS: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'error 500']
/** How often each of them goes away: how long it takes after that depends on when the shop last looked. */
const ROUNDS = 4
const DEAD_MS = 4000
const VISITORS = 4
const PAUSE_MS = 50

const FLAPS = 10
const FLAP_MS = 2000

/** Addresses nobody asked for yet, one at a time. */
type Unseen = () => string

/**
 * What a platform that comes back, and one that comes and goes, cost whoever opens a page that is in no cache: the seconds until the
 * first such page after an outage, and the share that is there of those opened while it is up. Those that fail do so at once: visitors open
 * many in the half second until the platform is found again. @source decision 0010
 */
export async function measureRecovery(): Promise<Measurement[]> {
  const data = mkdtempSync(join(tmpdir(), 'heartwood-recovery-'))
  const sandbox = await startSandboxProcess(data)
  const platform = await faultyPlatform(sandbox.url)
  const shop = await startShop({ env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' } })
  try {
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
      { name: 'first cold page after an outage, slowest, s', measured: Math.max(...seconds), budget: { atMost: 2 } },
      { name: 'cold pages of a flapping platform while it is up, %', measured: flapping, budget: { atLeast: 40 } },
    ]
  } finally {
    await shop.stop()
    await platform.close()
    sandbox.stop()
    rmSync(data, { recursive: true })
  }
}

/** Visitors go on while the platform is away; what counts is how long after its return the first of their pages is there. */
async function recoveryAfter(fault: Fault, platform: FaultyPlatform, url: string, unseen: Unseen): Promise<number> {
  platform.fail(fault)
  let firstPage: ((at: number) => void) | undefined
  const visiting = new AbortController()
  const visit = async () => {
    while (!visiting.signal.aborted) {
      if ((await statusOf(url + unseen())) === 200) firstPage?.(performance.now())
      await pause(PAUSE_MS)
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  // Apart from the rhythm in which the shop looks for the platform.
  await pause(DEAD_MS + Math.random() * 1000)
  const found = new Promise<number>((resolve) => {
    firstPage = resolve
  })
  const back = performance.now()
  platform.fail('none')
  const at = await found
  visiting.abort()
  await Promise.all(visitors)
  return (at - back) / 1000
}

async function shareOfFlapping(platform: FaultyPlatform, url: string, unseen: Unseen): Promise<number> {
  const visits: { readonly whileUp: boolean; readonly status: number }[] = []
  const visiting = new AbortController()
  let isUp = true
  const visit = async () => {
    while (!visiting.signal.aborted) {
      const whileUp = isUp
      visits.push({ whileUp, status: await statusOf(url + unseen()) })
      await pause(PAUSE_MS)
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  for (let flap = 0; flap < 2 * FLAPS; flap++) {
    isUp = flap % 2 === 0
    platform.fail(isUp ? 'none' : 'refused')
    await pause(FLAP_MS)
  }
  visiting.abort()
  platform.fail('none')
  await Promise.all(visitors)
  const opened = visits.filter(({ whileUp }) => whileUp)
  console.info(`  flapping: ${visits.length} pages, ${opened.length} of them asked for while it was up`)
  return (100 * opened.filter(({ status }) => status === 200).length) / opened.length
}

async function statusOf(address: string): Promise<number> {
  const reply = await fetch(address, { redirect: 'manual' })
  await reply.arrayBuffer()
  return reply.status
}

/** Searches that nobody made before, which no cache can answer. @throws when the shop has no searches */
async function unseenSearches(url: string): Promise<Unseen> {
  let asked = 0
  const unseen = () => {
    asked += 1
    return `/search?q=oak+board+${asked}`
  }
  if ((await statusOf(url + unseen())) !== 200) throw new Error('The shop has no searches')
  return unseen
}
