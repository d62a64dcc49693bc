/** `npm run test:engine`: compares the sandbox's search engine with a real one. */
import { connectCluster } from '../../sandbox/search/cluster.ts'
import { loadCatalog } from '../../sandbox/search/load-catalog.ts'
import type { Catalog } from '../../sandbox/store/catalog.ts'
import { readCommandLine, type Usage } from '../../scripts/command-line.ts'
import { AWKWARD } from './awkward.ts'
import { likeness } from './likeness.ts'
import { startOpenSearch, whyNoOpenSearch } from './open-search.ts'
import { type Question, type RecordedSearch, readRecordedSearches, writeRecordedSearches } from './question.ts'
import { askReal } from './real-engine.ts'
import { record } from './record.ts'
import { isRelevant } from './relevance.ts'
import { report } from './report.ts'
import { isSameShop } from './same-shop.ts'
import { askSandbox, sandboxCatalog } from './sandbox-engine.ts'

const USAGE = {
  purpose:
    "Compares the sandbox's search engine with a real one: starts an OpenSearch, loads the sandbox's catalogue into it with the platform's schemas, and sends both the shop's searches. Without Java or Maven it prints a notice and exits with 0.",
  call: 'npm run test:engine',
  options: {
    record: { meaning: "visits the built shop first, and stores its searches with OpenSearch's answers for npm test" },
    awkward: { meaning: 'adds missing searches of test/engine/awkward.ts to the stored ones' },
    relevance: { meaning: 'checks that OpenSearch finds the products that shoppers mean' },
    shop: { meaning: "compares the answers of a built shop on OpenSearch with those on the sandbox's engine" },
  },
  example: 'npm run test:engine -- --record',
} as const satisfies Usage

const { values } = readCommandLine(USAGE)
const reason = whyNoOpenSearch()
if (reason !== null) console.info(`The comparison with a real search engine was skipped: ${reason}.`)
else if (values.shop) process.exitCode = await sameShop()
else process.exitCode = values.relevance ? await measureRelevance() : await compare(values)

/** @returns the exit code */
async function compare(asked: { readonly record: boolean; readonly awkward: boolean }): Promise<number> {
  const catalog = sandboxCatalog()
  const isRecording = asked.record || asked.awkward
  const before = asked.record ? [] : readRecordedSearches()
  const known = asked.record ? await record(catalog) : before.map(({ question }) => question)
  const kept = await realAnswers(catalog, isRecording ? withAwkward(known) : known)
  if (isRecording) writeRecordedSearches(kept)
  return report(
    likeness(kept, (question) => askSandbox(catalog, question)),
    kept,
    before,
  )
}

/** The recorded searches, and missing ones of `awkward.ts`. */
function withAwkward(questions: readonly Question[]): readonly Question[] {
  const known = new Set(questions.map((question) => JSON.stringify(question)))
  return [...questions, ...AWKWARD.filter((question) => !known.has(JSON.stringify(question)))]
}

/** @returns the exit code */
async function sameShop(): Promise<number> {
  const { url, stop } = await startOpenSearch()
  try {
    return (await isSameShop(url)) ? 0 : 1
  } finally {
    await stop()
  }
}

/** @returns the exit code */
function measureRelevance(): Promise<number> {
  return withCatalog(sandboxCatalog(), async (url) => ((await isRelevant(url)) ? 0 : 1))
}

function realAnswers(catalog: Catalog, questions: readonly Question[]): Promise<RecordedSearch[]> {
  return withCatalog(catalog, async (url) => {
    const kept: RecordedSearch[] = []
    for (const question of questions) kept.push({ question, answer: await askReal(url, question) })
    return kept
  })
}

/** @throws when OpenSearch refuses a document */
async function withCatalog<T>(catalog: Catalog, ask: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startOpenSearch()
  try {
    const { refused } = await loadCatalog(connectCluster(url), catalog)
    if (refused.length > 0) throw new Error(`OpenSearch refused ${refused.length} documents:\n${refused.slice(0, 20).join('\n')}`)
    return await ask(url)
  } finally {
    await stop()
  }
}
