/** A number and its unit, written together or apart. */
const MEASURE = /(\p{N})\s*(mm|cm|m|ml|l|kg|g)(?=$|\s)/giu
const TIMES = /(\p{N})\s*x\s*(?=\p{N})/giu

/** The words of a normalised text, each once; a number and its unit are one word, and so are the numbers of a size. */
export const searchWords = (text: string): readonly string[] => [...new Set(together(text).split(' ').filter(Boolean))]

/** A text with its sizes as merchants write them, '18mm' and '18 mm', '47x150' and '47 x 150': engines tell these apart. */
export const spellings = (text: string): readonly string[] => [...new Set([together(text), apart(text)])]

const together = (text: string) => text.replace(MEASURE, '$1$2').replace(TIMES, '$1x')
const apart = (text: string) => text.replace(MEASURE, '$1 $2').replace(TIMES, '$1 x ')
