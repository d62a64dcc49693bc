import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const RULES = ['bff/domain', 'schema/rules']
const LEAST_SCORE = 90
const NOT_RULES = ['!**/*.test.ts', '!**/*.types.ts', '!**/*.test-kit.ts', '!**/testing/**']

/**
 * Mutates each place of the rules and lists the mutations that the tests of their folder do not notice. Fails below a score of 90 %.
 * @param paths files or folders; all rules if empty
 */
export async function mutateRules(paths: readonly string[]): Promise<void> {
  const places = (paths.length > 0 ? paths : RULES).map((place) => place.replace(/\/$/, ''))
  await new Stryker({
    mutate: [...places.map((place) => (isFolder(place) ? `${place}/**/*.ts` : place)), ...NOT_RULES],
    // Only tests of the same folder count.
    testFiles: places.map((place) => (isFolder(place) ? `${place}/**/*.test.ts` : `${dirname(place)}/*.test.ts`)),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
    // A mutation of module-level code would reload every file.
    ignoreStatic: true,
    concurrency: 2,
    ignorePatterns: ['/*', '!/bff', '!/schema', '!/scripts', '!/package.json', '!/tsconfig.json'],
    tempDirName: '.cache/mutate',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 100, low: LEAST_SCORE, break: LEAST_SCORE },
  }).runMutationTest()
}

const isFolder = (place: string) => statSync(place).isDirectory()
