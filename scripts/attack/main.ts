/**
 * Attacks the built shop with runs that cross features, and prints one line for each. Exits with 1 on a finding.
 * `npm run attack -- fuzzed raw-http` runs some, `--sample` a second of each but the recoveries, `--seed 7` other faults, shoppers and requests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startShop } from '../../test/kit/shop.ts'
import { startSandboxProcess } from '../bench/sandbox-process.ts'
import { ATTACKS, RECOVERIES, runAttack } from './attacks.ts'
import { startShopInProcess } from './shop-in-process.ts'

const MOST_PRINTED = 10

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
})
const { sample: isSample } = values
const runs = isSample ? ATTACKS : { ...ATTACKS, ...RECOVERIES }
const unknown = wanted.filter((name) => !Object.hasOwn(runs, name))
if (unknown.length > 0)
  throw new Error(`There is no attack called ${unknown.join(', ')}; there are ${Object.keys(runs).join(', ')}`)
if (!/^\d+$/.test(values.seed)) throw new Error(`--seed takes a whole number, not '${values.seed}'`)
const seed = Number(values.seed)
const attacks = Object.entries(runs).filter(([name]) => wanted.length === 0 || wanted.includes(name))

const data = mkdtempSync(join(tmpdir(), 'heartwood-attack-'))
const sandbox = await startSandboxProcess(data)
let failed = 0
try {
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
} finally {
  sandbox.stop()
  rmSync(data, { recursive: true, force: true })
}
console.info(`${attacks.length - failed} of ${attacks.length} runs found nothing`)
// A run that did not finish may have left something open.
process.exit(failed > 0 ? 1 : 0)

function startInProcessOfItsOwn(env: Readonly<Record<string, string>>) {
  return startShop({ env })
}
