import { packSheets } from '../../schema/rules/cutting/pack-sheets.ts'
import { randomNumbers } from '../../schema/rules/cutting/random-numbers.ts'
import { atMost, type Measurement } from './budget.ts'
import { median } from './median.ts'

const ROUNDS = 15
const SHEET = { length: 24_400, width: 12_200 }
const SAW = { kerf: 40, trim: 100 }

/** A hundred panels of furniture and a list as long as the form takes, in milliseconds. @source decision 0028 */
export async function measureCutting(): Promise<Measurement[]> {
  return [100, 500].map((count) => {
    const random = randomNumbers(count)
    const panels = Array.from({ length: count }, () => ({
      length: 1000 + random(9000),
      width: 800 + random(5000),
      grain: (['any', 'along'] as const)[random(2)] ?? 'any',
    }))
    const times = Array.from({ length: ROUNDS }, () => {
      const started = performance.now()
      packSheets(panels, SHEET, SAW)
      return performance.now() - started
    })
    return atMost(`${count} panels packed in sheets, ms`, median(times), 200)
  })
}
