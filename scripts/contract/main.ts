/**
 * `npm run contract -- URL INDEX` sends each kind of query of the shop to a platform, and prints refusals, missing mappings, their cost and
 * the settings to use. The environment configures the queries. Exits with 1 if something is refused, missing or not found.
 */
import { readConfig } from '../../bff/config/config.ts'
import { readEnvFile } from '../env-file.ts'
import { readArguments } from './arguments.ts'
import { askPlatform } from './ask.ts'
import { openPlatform } from './platform.ts'
import { unreachable } from './reach.ts'
import { report } from './report.ts'

readEnvFile()
const given = readArguments(process.argv.slice(2))
if (typeof given === 'string') {
  console.error(given)
  process.exitCode = 2
} else {
  process.exitCode = await run(given.url, given.index)
}

async function run(url: string, index: string): Promise<number> {
  const platform = openPlatform(url, index, readConfig(process.env))
  try {
    const sentence = await unreachable(platform)
    if (sentence !== null) {
      console.error(sentence)
      return 1
    }
    const { findings } = await askPlatform(platform)
    const { lines, hasProblems } = report(findings, [`PLATFORM_URL=${url}`, `PLATFORM_INDEX=${index}`])
    for (const line of lines) console.info(line)
    return hasProblems ? 1 : 0
  } finally {
    await platform.close()
  }
}
