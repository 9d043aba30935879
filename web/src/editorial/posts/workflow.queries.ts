import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

/** The people a story can be assigned to, once somebody wants to know them. */
export const useAssignees = (isWanted: boolean) =>
  useQuery({ ...queryOf(workflowEndpoints.people), enabled: isWanted }).data ?? [];
