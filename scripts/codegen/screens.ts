import type { ScreenRow } from '../checks/sources/screens.ts'

/** The module with names and paths of the screens, for code that cannot import their components. */
export function screensModule(rows: readonly ScreenRow[]): string {
  const paths = Map.groupBy(rows, ({ name }) => name)
  const table = [...paths].map(([name, same]) => `  ${JSON.stringify(name)}: ${JSON.stringify(same.map(({ path }) => path))},\n`)
  return `/** The names of the screens. */
export const SCREEN_NAMES = ${JSON.stringify([...paths.keys()])} as const

/** The paths of each screen. */
export const SCREEN_PATHS = {
${table.join('')}} as const
`
}
