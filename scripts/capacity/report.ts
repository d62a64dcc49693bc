import { type Assumptions, type Need, OPTIONS, planCapacity, type ShopMeasurements } from './plan.ts'

const KINDS: readonly (readonly [keyof ShopMeasurements, string])[] = [
  ['cachedPageMs', 'cached page'],
  ['renderedPageMs', 'rendered page'],
  ['queryMs', 'GraphQL query of a navigation'],
  ['cartChangeMs', 'cart change'],
  ['fileMs', 'file'],
]
const ROWS: readonly (readonly [string, (need: Need) => string])[] = [
  ['requests per second at the shop', ({ requests }) => whole(requests)],
  ['replicas', ({ replicas }) => whole(replicas)],
  ['memory of a replica', ({ replicaMib }) => `${whole(replicaMib)} MiB`],
  ['memory of all replicas', ({ replicas, replicaMib }) => `${((replicas * replicaMib) / 1024).toFixed(1)} GiB`],
  ['requests that the CDN answers', ({ cdnShare }) => `${(100 * cdnShare).toFixed(0)} %`],
]

const whole = (number: number): string => Math.ceil(number).toLocaleString('en-GB')

/** The text that `npm run capacity` prints. @source RUN-27 */
export function capacityReport(visits: number, measured: ShopMeasurements, assumed: Assumptions, processor: string): string {
  const needs = [planCapacity(visits, measured, assumed, false), planCapacity(visits, measured, assumed, true)]
  const busiest = (visits * assumed.busiestHour * assumed.peak) / 3600
  return [
    `Processor time of one replica on this machine (${processor}):`,
    ...KINDS.map(([key, name]) => `  ${name.padEnd(32)}${measured[key].toFixed(2).padStart(9)} ms`),
    '',
    'Assumed, and changed by these options:',
    ...Object.entries(OPTIONS).map(([name, { key, meaning }]) => `  ${`--${name} ${assumed[key]}`.padEnd(22)}${meaning}`),
    '',
    `${visits.toLocaleString('en-GB')} visits a day, ${busiest.toFixed(1)} visits a second in the busiest minute:`,
    `  ${''.padEnd(34)}${'without CDN'.padStart(14)}${'with CDN'.padStart(14)}`,
    ...ROWS.map(([name, write]) => `  ${name.padEnd(34)}${needs.map((need) => write(need).padStart(14)).join('')}`),
    '',
    'The platform, the shared store and the load balancer are not counted. docs/operations/capacity.md says how to read this.',
  ].join('\n')
}
