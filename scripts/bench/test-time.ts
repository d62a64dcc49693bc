import { z } from 'zod'
import { readJson } from '../test/read-json.ts'
import { WHOLE_RUN } from '../test/steps.ts'
import { atMost, type Measurement } from './budget.ts'

const Run = z.object({ seconds: z.number() })

/** Minutes of the last whole run of all tests; nothing without one. @source decision 0008 */
export function measureTestTime(): Measurement[] {
  const run = Run.safeParse(readJson(WHOLE_RUN))
  if (!run.success) {
    console.info('  There is no whole run: npm test -- --all')
    return []
  }
  return [atMost('last whole run of npm test, min', run.data.seconds / 60, 10)]
}
