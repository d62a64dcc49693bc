import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Pages and blocks of the merchant, the home page, the blog, reviews and mail. */
export const pages: readonly Mutation[] = [
  {
    requirement: 'CMS-1',
    file: 'bff/domain/search/content-query.ts',
    find: "'cms_page', [{ terms: { identifier: [identifier] } }]",
    replace: "'cms_page', [{ terms: { id: [identifier] } }]",
  },
  {
    requirement: 'CMS-2',
    file: 'bff/domain/messages/log-messages.ts',
    find: "'CMS query returned empty result'",
    replace: "'CMS page not found'",
  },
  {
    requirement: 'CMS-3',
    file: 'bff/services/content/cms.ts',
    find: 'if (block) cacheTags',
    replace: 'cacheTags',
  },
  {
    requirement: 'CMS-4',
    file: 'bff/domain/content/section.ts',
    find: 'node.parentId === parentId',
    replace: 'node.parentId !== parentId',
  },
  {
    requirement: 'CMS-5',
    file: 'bff/platform/catalog/cms-data.ts',
    find: 'encodeURIComponent(identifier)',
    replace: 'view.id',
  },
  {
    requirement: 'CMS-6',
    file: 'bff/domain/search/content-query.ts',
    find: 'LIST_SIZES.cmsBlocks',
    replace: 'LIST_SIZES.cms',
  },
  {
    requirement: 'CMS-7',
    file: 'bff/platform/catalog/cms.ts',
    find: "heading),\n    content: decodeHtml(document.content) ?? '',",
    replace: "heading),\n    content: '',",
  },
  {
    requirement: 'CMS-8',
    file: 'bff/platform/search/content-reads.ts',
    find: 'item.identifier === identifier',
    replace: 'item.identifier.startsWith(identifier)',
  },
  {
    requirement: 'HOME-2',
    file: 'bff/domain/search/lookup-query.ts',
    find: 'new: LIST_SIZES.newProducts',
    replace: 'new: LIST_SIZES.specialOffers',
  },
  {
    requirement: 'HOME-3',
    file: 'bff/domain/search/lookup-query.ts',
    find: "engineOrder('created_at', 'desc', 'date')",
    replace: "engineOrder('created_at', 'asc', 'date')",
  },
  {
    requirement: 'HOME-4',
    file: 'bff/domain/search/lookup-query.ts',
    find: 'offers: LIST_SIZES.specialOffers',
    replace: 'offers: LIST_SIZES.bestSellers',
  },
  {
    requirement: 'HOME-5',
    file: 'web/router/prefetch-scripts.ts',
    find: 'if (!known.has(file))',
    replace: 'if (known.has(file))',
  },
  {
    requirement: 'HOME-6',
    file: 'bff/graphql/resolvers/content/home.ts',
    find: "homeList('offers', scope)",
    replace: "homeList('best', scope)",
  },
  {
    requirement: 'BLOG-1',
    file: 'bff/platform/blog/reads.ts',
    find: "ask('single', view",
    replace: "ask('list', view",
  },
  {
    requirement: 'BLOG-2',
    file: 'bff/platform/blog/unpack-json.ts',
    find: 'const MOST_LAYERS = 3',
    replace: 'const MOST_LAYERS = 1',
  },
  {
    requirement: 'REVIEW-2',
    file: 'bff/domain/search/content-query.ts',
    find: '{ review_status: [1] }',
    replace: '{ review_status: [1, 2] }',
  },
  {
    requirement: 'REVIEW-3',
    file: 'bff/platform/review/calls.ts',
    find: 'return answer.ok',
    replace: 'return true',
  },
  {
    requirement: 'MAIL-1',
    file: 'bff/platform/mail/calls.ts',
    find: '/send-email',
    replace: '/send-mail',
  },
  {
    requirement: 'MAIL-2',
    file: 'bff/platform/mail/calls.ts',
    find: "query, {}, { name: 'mail token' })) ??",
    replace: "query, {}, { name: 'mail token' })) &&",
  },
  {
    requirement: 'MAIL-3',
    file: 'bff/services/contact/mail-merchant.ts',
    find: 'targetAddress: email',
    replace: 'targetAddress: from',
  },
  {
    requirement: 'MAIL-4',
    file: 'bff/platform/mail/calls.ts',
    find: 'bulkhead(1,',
    replace: 'bulkhead(2,',
  },
  {
    requirement: 'ERROR-7',
    file: 'web/messages/languages.ts',
    find: 'await load().catch(note)',
    replace: 'await load()',
  },
  {
    requirement: 'ERROR-8',
    file: 'bff/services/cart/sync/with-open-cart.ts',
    find: 'if (!(failure instanceof PlatformError)) throw',
    replace: 'throw',
  },
  {
    requirement: 'ERROR-10',
    file: 'bff/graphql/errors/verdict.ts',
    find: 'message: UNREACHABLE }',
    replace: 'message: cause.message }',
  },
]
