const EVERY_MS = 2000

/** Passes documents on and logs their number every two seconds, so that a long load does not look stuck. */
export function* withProgress<Document>(documents: Iterable<Document>): Iterable<Document> {
  let count = 0
  let next = Date.now() + EVERY_MS
  for (const document of documents) {
    yield document
    count++
    if (Date.now() < next) continue
    console.info(`${count.toLocaleString('en')} documents…`)
    next = Date.now() + EVERY_MS
  }
  console.info(`${count.toLocaleString('en')} documents read, writing their index…`)
}
