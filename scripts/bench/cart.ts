import { storm } from '../../test/kit/carts/storm.ts'
import { faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { startShop } from '../../test/kit/shop.ts'
import { atMost, type Measurement } from './budget.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const ACTIONS = Number(process.env.CART_ACTIONS ?? 10_000)
const SEED = Number(process.env.CART_SEED ?? 1)
const DEVICES = 40

/**
 * Lost and doubled changes among 10,000 cart changes, while browser requests are lost, duplicated, delayed and reordered and
 * nearly a third of the platform calls fail. Compared after the network has recovered. @source decision 0023
 */
export async function measureCart(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  await using platform = await faultyPlatform(sandbox.url)
  await using shop = await startShop({
    env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent', PLAYGROUND: 'true', RATE_LIMITS: 'coupon=0' },
  })
  const settings = { url: shop.url, platform, sandboxUrl: sandbox.url, devices: DEVICES, actions: ACTIONS, seed: SEED }
  const { lost, doubled, mismatched, notices, faults, platformCalls } = await storm(settings)
  console.info(`  ${ACTIONS} actions of ${DEVICES} devices, ${platformCalls} calls to the platform, struck:`, faults)
  for (const line of [...lost, ...doubled, ...mismatched, ...new Set(notices)]) console.info(`  ${line}`)
  return [
    atMost('lines of carts with pieces lost', lost.length, 0),
    atMost('lines of carts with pieces doubled', doubled.length, 0),
    atMost('carts shown that differ from the platform’s', mismatched.length, 0),
  ]
}
