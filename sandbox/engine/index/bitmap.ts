/** A set of document ordinals, one bit each, so that filters process 32 documents at a time. */
export class Bitmap {
  /** Number of documents; ordinals run from 0 to `size - 1`. */
  readonly size: number
  readonly words: Uint32Array

  constructor(size: number, words = new Uint32Array(Math.ceil(size / 32))) {
    this.size = size
    this.words = words
  }

  static full(size: number): Bitmap {
    const all = new Bitmap(size)
    all.words.fill(0xffffffff)
    if (size % 32) all.words[all.words.length - 1] = (1 << (size % 32)) - 1
    return all
  }

  static of(size: number, documents: Iterable<number>): Bitmap {
    const set = new Bitmap(size)
    for (const document of documents) set.add(document)
    return set
  }

  /** Returns the documents with at least this count. */
  static counted(counts: Uint16Array, least: number): Bitmap {
    const enough = new Bitmap(counts.length)
    for (let document = 0; document < counts.length; document++) if ((counts[document] ?? 0) >= least) enough.add(document)
    return enough
  }

  /** Returns the documents that are in at least `needed` of the sets. */
  static inAtLeast(needed: number, sets: readonly Bitmap[], size: number): Bitmap {
    if (needed === 1) return sets.reduce((set, other) => set.or(other), new Bitmap(size))
    const counts = new Uint16Array(size)
    for (const set of sets) for (const document of set.documents()) counts[document] = (counts[document] ?? 0) + 1
    return Bitmap.counted(counts, needed)
  }

  add(document: number): void {
    const word = document >>> 5
    this.words[word] = (this.words[word] ?? 0) | (1 << (document & 31))
  }

  has(document: number): boolean {
    return (((this.words[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1
  }

  and(other: Bitmap): Bitmap {
    const words = this.words.slice()
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & (other.words[i] ?? 0)
    return new Bitmap(this.size, words)
  }

  or(other: Bitmap): Bitmap {
    const words = this.words.slice()
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) | (other.words[i] ?? 0)
    return new Bitmap(this.size, words)
  }

  without(other: Bitmap): Bitmap {
    const words = this.words.slice()
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & ~(other.words[i] ?? 0)
    return new Bitmap(this.size, words)
  }

  count(): number {
    let count = 0
    for (let word of this.words) {
      word -= (word >>> 1) & 0x55555555
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
      count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
    }
    return count
  }

  /** Returns the ordinals in ascending order. */
  documents(): Uint32Array {
    const documents = new Uint32Array(this.count())
    let at = 0
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i] ?? 0; word !== 0; word &= word - 1) {
        documents[at++] = i * 32 + (31 - Math.clz32(word & -word))
      }
    }
    return documents
  }
}
