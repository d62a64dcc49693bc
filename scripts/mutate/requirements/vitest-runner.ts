import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import type { Outcome } from './judge.ts'
import type { Mutation } from './mutation.ts'
import type { NamedTests } from './named-tests.ts'

export type VitestRunner = Awaited<ReturnType<typeof createVitestRunner>>

/** Runs tests of a working copy, which must be the current directory. @param projects of test/vitest.config.ts */
export async function createVitestRunner(projects: readonly string[]) {
  const config = resolve('test/vitest.config.ts')
  const vitest = await createVitest({ config, project: [...projects], watch: false, reporters: [{}] })
  await vitest.standalone()
  let previous: string | null = null
  return {
    async run({ files, pattern }: NamedTests, mutated: Mutation | null): Promise<Outcome> {
      for (const file of [previous, mutated?.file]) if (file) vitest.invalidateFile(resolve(file))
      previous = mutated?.file ?? null
      vitest.setGlobalTestNamePattern(pattern)
      const specifications = await findSpecifications(vitest, files)
      // The list includes results of earlier runs.
      const ids = new Set(specifications.map(({ moduleId }) => moduleId))
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      return toOutcome({ testModules: testModules.filter(({ moduleId }) => ids.has(moduleId)), unhandledErrors })
    },
    close: () => vitest.close(),
  }
}

async function findSpecifications(vitest: Vitest, files: readonly string[]) {
  const paths = new Set(files.map((file) => resolve(file)))
  return (await vitest.globTestSpecifications()).filter(({ moduleId }) => paths.has(moduleId))
}

function toOutcome({ testModules, unhandledErrors }: Awaited<ReturnType<Vitest['runTestSpecifications']>>): Outcome {
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName)
  const errors = [...testModules.flatMap(loadErrors), ...unhandledErrors.map((error) => inspect(error))]
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed,
    broken: failed.length === 0 && errors.length > 0 ? errors.join('\n') : null,
  }
}

const loadErrors = (module: TestModule): readonly string[] =>
  module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)
