/** `npm run attack`: attacks the built shop. */
import { startShop } from '../../test/kit/shop.ts'
import { startSandboxProcess } from '../bench/sandbox-process.ts'
import { exitOnUsageError, readCommandLine, readWholeNumber, requireKnown, type Usage } from '../command-line.ts'
import { ATTACKS, RECOVERIES, runAttack } from './attacks.ts'
import { startShopInProcess } from './shop-in-process.ts'

const MOST_PRINTED = 10

const USAGE = {
  purpose: 'Attacks the built shop with runs that cross features, and prints one line for each. Exits with 1 on a finding.',
  call: 'npm run attack -- [RUN…]',
  operands: `RUN is one of ${Object.keys({ ...ATTACKS, ...RECOVERIES }).join(', ')}; all run if none is named.`,
  options: {
    sample: { meaning: 'runs each for a second, without recoveries' },
    seed: { value: 'N', meaning: 'other faults, shoppers and requests; 1 by default' },
  },
  example: 'npm run attack -- fuzzed raw-http --seed 7',
} as const satisfies Usage

const { values, operands: wanted } = readCommandLine(USAGE)
const { sample: isSample } = values
const runs = isSample ? ATTACKS : { ...ATTACKS, ...RECOVERIES }
const seed = exitOnUsageError(USAGE, () => {
  requireKnown('attack', wanted, Object.keys(runs))
  return readWholeNumber('--seed', values.seed ?? '1')
})
const attacks = Object.entries(runs).filter(([name]) => wanted.length === 0 || wanted.includes(name))

const sandbox = await startSandboxProcess()
let failed = 0
console.info(`seed ${seed}`)
for (const [name, attack] of attacks) {
  const startedAt = performance.now()
  const context = { sandboxUrl: sandbox.url, seed, isSample, startShop: isSample ? startShopInProcess : startInProcessOfItsOwn }
  const { tried, findings } = await runAttack(attack, context)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.info(`${findings.length > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.padStart(6)} s  ${tried}`)
  for (const finding of findings.slice(0, MOST_PRINTED)) console.info(`    ${finding}`)
  if (findings.length > MOST_PRINTED) console.info(`    … and ${findings.length - MOST_PRINTED} more`)
  if (findings.length > 0) failed += 1
}
await sandbox[Symbol.asyncDispose]()
console.info(`${attacks.length - failed} of ${attacks.length} runs found nothing`)
// A run that did not finish may have left something open.
process.exit(failed > 0 ? 1 : 0)

function startInProcessOfItsOwn(env: Readonly<Record<string, string>>) {
  return startShop({ env })
}
