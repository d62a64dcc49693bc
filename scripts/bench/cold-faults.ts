import { type Fault, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { startShop } from '../../test/kit/shop.ts'
import { unseenAddresses } from '../../test/kit/unseen-addresses.ts'
import { atLeast, type Measurement } from './budget.ts'
import { visitAll } from './visitors.ts'

/** A quarter of the faults are hangs. */
const FAULTS: readonly Fault[] = ['refused', 'slow', 'half a body', 'dropped']
const SHARE = 0.3
const RUNS = 5
const PAGES = 2000
const VISITORS = 4

/**
 * The share of cold pages that a shop serves while 30 % of the platform's calls fail. Each run starts a new process with empty caches
 * and other faults. @source decision 0008
 */
export async function measureColdFaults(sandboxUrl: string): Promise<Measurement> {
  const addresses = await unseenAddresses(PAGES, sandboxUrl)
  const shares: number[] = []
  for (let run = 1; run <= RUNS; run++) {
    const share = await shareOfPages(sandboxUrl, addresses, run)
    console.info(`  cold pages at 30 % faults, run ${run}: ${share.toFixed(2)} %`)
    shares.push(share)
  }
  return atLeast('cold pages at 30 % mixed faults, worst run, %', Math.min(...shares), 99.5)
}

async function shareOfPages(sandboxUrl: string, addresses: readonly string[], seed: number): Promise<number> {
  await using platform = await faultyPlatform(sandboxUrl)
  await using shop = await startShop({ env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'warn' } })
  platform.failSometimes(SHARE, FAULTS, seed)
  const statuses = await visitAll(shop.url, addresses, VISITORS)
  console.info(`  circuit opened ${shop.output().split('platform circuit open').length - 1} times`)
  const found = [...statuses.values()].filter((status) => status === 200).length
  return (100 * found) / addresses.length
}
