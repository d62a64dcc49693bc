// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:5ed5336c4c7d34b3abe40f69eab34ad45f46f15fca4a9e3c51b1a88ffc40b23a', name: 'HomePage' }
