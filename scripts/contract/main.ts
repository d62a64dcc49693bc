/**
 * `npm run contract -- URL INDEX` sends each kind of query of the shop to a platform, and prints refusals, missing mappings, their cost and
 * the settings to use; with `--buy` it buys there as well. The environment configures the queries. Exits with 1 if something is refused,
 * missing or not found.
 */
import { readConfig } from '../../bff/config/config.ts'
import { exitWith } from '../../bff/start-failure.ts'
import { exitOnUsageError, printHelpIfAsked } from '../command-line.ts'
import { readEnvFile } from '../env-file.ts'
import { readArguments, USAGE } from './arguments.ts'
import { askPlatform } from './ask.ts'
import { ANNOUNCEMENT, buy } from './buying/buy.ts'
import { openPlatform } from './platform.ts'
import { unreachable } from './reach.ts'
import { report } from './report.ts'

const NOT_BOUGHT = 'Accounts, carts and orders were not tried: add --buy to buy as a test.'

printHelpIfAsked(USAGE)
process.once('uncaughtException', exitWith)
readEnvFile()
process.exitCode = await run(exitOnUsageError(USAGE, () => readArguments(process.argv.slice(2))))

async function run({ url, index, mayBuy }: ReturnType<typeof readArguments>): Promise<number> {
  const platform = openPlatform(url, index, readConfig(process.env))
  try {
    const sentence = await unreachable(platform)
    if (sentence !== null) {
      console.error(sentence)
      return 1
    }
    const { findings, products } = await askPlatform(platform)
    if (mayBuy) console.info(`${ANNOUNCEMENT}\n`)
    const { findings: bought, made } = mayBuy ? await buy(platform, products) : { findings: [], made: [] }
    const settings = [`PLATFORM_URL=${url}`, `PLATFORM_INDEX=${index}`]
    const { lines, hasProblems } = report([...findings, ...bought], settings, made)
    for (const line of lines) console.info(line)
    if (!mayBuy) console.info(NOT_BOUGHT)
    return hasProblems ? 1 : 0
  } finally {
    await platform.close()
  }
}
