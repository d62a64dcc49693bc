import { describe, expect, it } from 'vitest'
import { OPTIONS, USUAL } from './plan.ts'
import { capacityReport } from './report.ts'

const MEASURED = { cachedPageMs: 0.5, renderedPageMs: 12, queryMs: 1, cartChangeMs: 8, fileMs: 0.2, residentMib: 320 }

// RUN-27
describe('the report of npm run capacity', () => {
  const lines = capacityReport(5_000_000, MEASURED, USUAL, '2 × test').split('\n')
  const row = (start: string) =>
    lines
      .find((line) => line.trim().startsWith(start))
      ?.trim()
      .split(/\s{2,}/)

  it('has replicas, memory and the share of the CDN, without and with one', () => {
    expect(lines).toContain('5,000,000 visits a day, 277.8 visits a second in the busiest minute:')
    expect(row('replicas')).toEqual(['replicas', '14', '7'])
    expect(row('memory of a replica')).toEqual(['memory of a replica', '512 MiB', '512 MiB'])
    expect(row('memory of all')).toEqual(['memory of all replicas', '7.0 GiB', '3.5 GiB'])
    expect(row('requests that')).toEqual(['requests that the CDN answers', '0 %', '88 %'])
  })

  it('names each assumption with its value and its option', () => {
    for (const [name, { key, meaning }] of Object.entries(OPTIONS))
      expect(row(`--${name} `)).toEqual([`--${name} ${USUAL[key]}`, meaning])
  })
})
