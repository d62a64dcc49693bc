import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { atMost, type Measurement } from './budget.ts'

const Rows = z.array(z.object({ name: z.string(), measured: z.number(), budget: z.number() }))

/** The largest of each kind of download of a first visit, as the check of every build weighs them, in KB gzip. @source decision 0008 */
export async function measureBytes(): Promise<Measurement[]> {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/checks/check-bytes.ts', '--json'], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return [...Map.groupBy(Rows.parse(JSON.parse(stdout)), fileKind)].map(([, rows]) => {
    const { name, measured, budget } = rows.reduce((a, b) => (b.measured > a.measured ? b : a))
    return atMost(/files/.test(name) ? name : `${name}, KB`, measured, budget)
  })
}

/** The late shell has a budget of its own. */
const fileKind = ({ name }: { readonly name: string }): string =>
  name.endsWith('late shell') ? name : (name.split(',')[0] ?? name)
