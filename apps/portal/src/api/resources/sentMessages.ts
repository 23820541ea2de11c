import { countRepeatedRecipients, findRepeatedMessage, formatInstant, type Message } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { mutate } from '../mutations.ts';
import { queryClient } from '../queryClient.ts';
import { providerApi } from '../queries.ts';
import { submitResult } from '../submitResult.ts';
import { messageKeys } from './messages.ts';

/** How often the states are fetched while deliveries are waiting. */
const pollIntervalMs = 3_000;

const sentMessagesQuery = providerApi.queryOptions('get', '/api/sentmessage', {});
const deliveriesQuery = (messageId: number) =>
  providerApi.queryOptions('get', '/api/sentmessage/{messageId}/delivery', {
    params: { path: { messageId } },
  });
/** The latest messages. @throws ApiError */
export const fetchSentMessages = () => queryClient.fetchQuery({ ...sentMessagesQuery, staleTime: 0 });

/** The latest messages, fetched again while some of their deliveries are waiting. */
export const useSentMessages = () =>
  useQuery({
    ...sentMessagesQuery,
    refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting > 0) ? pollIntervalMs : false),
  });

/** The deliveries of a message, fetched again while some are waiting. */
export const useDeliveries = (messageId: number) =>
  useQuery({
    ...deliveriesQuery(messageId),
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === 'waiting') ? pollIntervalMs : false,
  });

/** Lets failed deliveries wait for another attempt. */
export const retryDeliveries = submitResult(
  ({ messageId, deliveryIds }: { messageId: number; deliveryIds: readonly number[] }) =>
    mutate(messageKeys, async () => {
      await clients.provider.PUT('/api/sentmessage/{messageId}/delivery', {
        params: { path: { messageId } },
        body: { deliveryIds: [...deliveryIds] },
      });
    }),
);

/** Says that recipients already have the same message; `null` if there are none, or the provider does not know. */
export async function findRepeatWarning(message: Message): Promise<string | null> {
  try {
    const sentMessages = await fetchSentMessages();
    const earlier = findRepeatedMessage(sentMessages, message);
    if (!earlier) return null;
    const deliveries = await queryClient.fetchQuery(deliveriesQuery(earlier.messageId));
    const count = countRepeatedRecipients(deliveries, message.recipients);
    if (count === 0) return null;
    const subset = count === message.recipients.length ? 'all' : count;
    return `The same message was already sent to ${subset} of these people on ${formatInstant(earlier.sentAt)}.`;
  } catch {
    // The query has logged it; sending does not depend on it.
    return null;
  }
}
