/**
 * What the released schema promised still holds, but for what `schema/released/intended-changes.json` lists with a reason.
 * `--release` makes the schema as it is the released one and empties the list.
 * @source decision 0019
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { buildASTSchema, buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { z } from 'zod'
import { readContract } from '../codegen/contract.ts'
import { judged, schemaChanges } from './sources/schema-changes.ts'

const RELEASED = 'schema/released/schema.graphql'
const INTENDED = 'schema/released/intended-changes.json'

const now = buildASTSchema(readContract().sdl)
if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, `${printSchema(lexicographicSortSchema(now))}\n`)
  writeFileSync(INTENDED, '[]\n')
}

const released = buildSchema(readFileSync(RELEASED, 'utf8'))
const intended = z
  .array(z.strictObject({ change: z.string(), reason: z.string() }))
  .parse(JSON.parse(readFileSync(INTENDED, 'utf8')))
const { unintended, idle } = judged(schemaChanges(released, now), intended)
for (const { kind, change } of unintended) console.error(`${kind}: ${change}`)
if (unintended.length > 0) {
  console.error(
    `\nOther frontends ask the released schema (${RELEASED}). Deprecate what is to go, and let it go after a release that`,
  )
  console.error(`says so. What has to change at once is listed in ${INTENDED}: {"change": the sentence above, "reason": why}.`)
}
for (const { change } of idle) console.error(`${INTENDED}: nothing changes by '${change}'`)
if (unintended.length + idle.length > 0) process.exitCode = 1
