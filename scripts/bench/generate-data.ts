import { spawnSync } from 'node:child_process'

/** Writes a catalogue with the given number of products into the data folder of a sandbox. @throws if the generator fails */
export function generateData(count: number, data: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/generate-catalog/main.ts', String(count), '--data', data], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${count} products could not be generated`)
}
