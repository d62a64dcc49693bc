import { type Fault, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { unseenAddresses } from '../../test/kit/unseen-addresses.ts'
import { visitAll } from '../bench/visitors.ts'
import type { AttackContext, Outcome } from './attack.types.ts'

const FAULTS: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'empty', 'null', 'ENOTFOUND', 'error 500', 'dropped']
const SHARE = 0.3
const PAGES = { whole: 1000, sample: 8 }
/** The number of pages that may fail. In a sample, one may fail by chance. */
const FAILING = { whole: 5, sample: 1 }
const AT_ONCE = 4
/** A sample may run on a busy machine, which is not a slow platform. */
const PATIENT = { PLATFORM_SEARCH_TIMEOUT_MS: '3000', PLATFORM_TIMEOUT_MS: '1500', RENDERS: 'atOnce=0' }

/** A new process with empty caches while 30 % of the platform's calls fail. */
export async function attackWithFaults({ sandboxUrl, seed, isSample, startShop }: AttackContext): Promise<Outcome> {
  const size = isSample ? 'sample' : 'whole'
  const addresses = await unseenAddresses(PAGES[size], sandboxUrl)
  await using platform = await faultyPlatform(sandboxUrl)
  await using shop = await startShop({ PLATFORM_URL: platform.url, LOG_LEVEL: 'error', ...(isSample && PATIENT) })
  platform.failSometimes(SHARE, isSample ? FAULTS.filter((fault) => fault !== 'slow') : FAULTS, seed)
  const statuses = [...(await visitAll(shop.url, addresses, AT_ONCE))]
  const failed = statuses.filter(([, status]) => status === 503).map(([address]) => `503 ${address}`)
  const broken = statuses
    .filter(([, status]) => status !== 200 && status !== 503)
    .map(([address, status]) => `${status} ${address}`)
  const share = (100 * (addresses.length - failed.length - broken.length)) / addresses.length
  return {
    tried: `${addresses.length} uncached pages at ${SHARE * 100} % faults: ${share.toFixed(2)} % served`,
    findings: [...broken, ...(failed.length > FAILING[size] ? failed : [])],
  }
}
