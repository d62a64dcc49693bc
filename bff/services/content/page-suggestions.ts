import type { PageLink } from '#schema/generated/types.ts'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { type RoomRequest, roomParameters } from '#schema/rules/rooms/room-address.ts'
import { CALCULATOR_KINDS, type CalculatorKind } from '#schema/rules/rooms/rooms.ts'
import { USUAL_DOORS, usualSkirting } from '#schema/rules/rooms/usual-room.ts'
import { singular } from '../../domain/search/category-suggestions.ts'
import { isGoods } from '../../domain/search/did-you-mean.ts'
import { findEntries, foldedWords, phraseIndex } from '../../domain/search/page-suggestions.ts'
import { readRoom, roomSides } from '../../domain/search/room-words.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import type { RoomSuggestionModel } from '../products/models.ts'
import type { SearchDictionaryFile } from '../scope/dictionaries.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { linksTo } from './site-pages.ts'

const phraseIndexes = memoize((dictionary: SearchDictionaryFile) => {
  const { pages } = dictionary
  const calculators = pages.filter(({ takesRoom }) => takesRoom)
  return {
    pages: phraseIndex(
      pages.filter(({ takesRoom }) => !takesRoom),
      dictionary,
    ),
    words: new Set(pages.flatMap(({ words }) => words.flatMap(foldedWords)).map(singular)),
    calculators: phraseIndex(calculators, dictionary),
    sized: phraseIndex(calculators.map(withSizedWords), dictionary),
    measured: phraseIndex(
      calculators.map((entry) => (entry.takesArea ? withSizedWords(entry) : entry)),
      dictionary,
    ),
  }
})

const withSizedWords = (entry: SearchDictionaryFile['pages'][number]) => ({
  ...entry,
  words: [...entry.words, ...entry.sizedWords],
})

/** The entries that a search asks for, calculators first, with the room that they are filled in with. */
export function pageEntriesMatching(
  dictionary: SearchDictionaryFile,
  search: string,
  language: SearchLanguage,
  vocabulary?: SearchVocabulary,
) {
  const { pages, calculators, sized, measured } = phraseIndexes(dictionary)
  const { room, area, rest } = readRoom(search, dictionary.rooms, language)
  const isSized = room.length !== null || room.doors !== null
  const index = isSized ? sized : area === null ? calculators : measured
  const ofArea = area === null ? room : { ...room, ...roomSides(area) }
  return [
    ...findEntries(index, rest, LIST_SIZES.suggestedPages).map(({ link, takesArea }) => ({
      link,
      room: takesArea ? ofArea : room,
    })),
    ...findEntries(
      pages,
      search,
      LIST_SIZES.suggestedPages,
      vocabulary && ((word, options) => isGoods(word, vocabulary, options)),
    ).map(({ link }) => ({ link, room: NO_ROOM })),
  ].slice(0, LIST_SIZES.suggestedPages)
}

const NO_ROOM = { length: null, width: null, doors: null }

const readLanguage = ({ storeView }: RequestScope) => storeView.language.slice(0, 2).toLowerCase()

function entriesMatching(search: string, scope: RequestScope, vocabulary?: SearchVocabulary) {
  const language = readLanguage(scope)
  const dictionary = scope.dictionaries.get(language)
  if (!dictionary) return []
  return pageEntriesMatching(dictionary, search, language === 'de' || language === 'it' ? language : 'en', vocabulary)
}

/**
 * The words of phrases that find pages, folded and in the singular: no misspellings. Null if the search itself finds a page, so that none of
 * its words needs to be corrected.
 * @source SEARCH-43
 */
export function readPageWords(search: string, scope: RequestScope, vocabulary: SearchVocabulary): ReadonlySet<string> | null {
  const dictionary = scope.dictionaries.get(readLanguage(scope))
  if (!dictionary) return new Set()
  return entriesMatching(search, scope, vocabulary).length > 0 ? null : phraseIndexes(dictionary).words
}

/** The pages a search asks for, by the dictionary of the store view's language. Pages the platform does not have are left out. */
export async function pagesMatching(
  search: string,
  scope: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<readonly PageLink[]> {
  const found = entriesMatching(search, scope, vocabulary)
  if (found.length === 0) return []
  const links = await linksTo(
    found.map(({ link }) => link),
    scope,
  )
  return links.flatMap((pages, i) => {
    const parameters = roomParameters(found[i]?.room ?? NO_ROOM)
    return parameters ? pages.map((page) => ({ ...page, url: `${page.url}?${parameters}` })) : pages
  })
}

/** The calculator that answers a search, if the search names all it needs and the merchant offers it. @source SEARCH-42 */
export function roomMatching(search: string, scope: RequestScope): RoomSuggestionModel | null {
  for (const { link, room } of entriesMatching(search, scope)) {
    const path = typeof link !== 'string' && 'url' in link ? link.url : ''
    const kind = CALCULATOR_KINDS.find((each) => path === `/calculators/${each}`)
    const named = kind && scope.config.shop.calculators[kind] ? answerable(kind, room) : null
    if (kind && named) return { kind, ...named, url: `${scope.storeView.basePath}${path}?${roomParameters(named)}` }
  }
  return null
}

/** The room with the usual number of doors if it names none; null if the calculator has no result for it. */
function answerable(kind: CalculatorKind, { length, width, doors }: RoomRequest): RoomRequest | null {
  if (kind === 'architrave') return doors ? { ...NO_ROOM, doors } : null
  if (length === null || width === null) return null
  if (kind === 'deck') return { length, width, doors: null }
  const named = { length, width, doors: doors ?? USUAL_DOORS }
  return usualSkirting(named) && named
}
