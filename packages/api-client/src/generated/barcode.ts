// Generated from openapi/barcode.yaml by tools/generate.ts; do not edit.

export interface paths {
    "/Step1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description The channels that a job can be created for, by name.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Create a job
         * @description Returns the id of the new job as plain text, or a negative number (`-1`) if the data was refused,
         *     including a body that does not match its schema. A repeated `Idempotency-Key` returns the id of the job
         *     it created.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Step2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load the coupons of a campaign into a job
         * @description Replaces the job's coupon rows by the coupons of the campaign and locks the campaign id. An unknown
         *     campaign sets the job's `validCampaignId` to `N` and loads no coupons. The same campaign can be loaded
         *     again until rows are saved. A job that is locked to another campaign, has saved rows or has been started
         *     is rejected with 409. A repeated `Idempotency-Key` returns the first response.
         */
        post: operations["loadCampaignCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Coupons/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coupon rows of a job
         * @description By `couponOrder`.
         */
        get: operations["listJobCoupons"];
        /**
         * Save all coupon rows of a job
         * @description Replaces the job's rows by the given array; an empty array removes all rows. Rows may be incomplete:
         *     their rules are checked when the job starts. Saving locks the campaign id. Rows of another job and
         *     duplicate order numbers are rejected with 400, a started job with 409. With `If-Match`, rows that were changed
         *     since are rejected with 412, unless they are the same.
         */
        put: operations["replaceJobCoupons"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Step3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a job
         * @description Hands the job to a background worker, which writes a log and ends with the comment `End Processing`.
         *     Returns immediately. Rows that violate a rule return 400, and the job is not started. A job whose
         *     coupons were neither loaded nor saved, and a started job, return 409. A repeated `Idempotency-Key`
         *     returns the first response.
         */
        post: operations["startJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Step4/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of a job
         * @description Oldest entry first; empty before the start. The job has ended when the last comment, trimmed, is `End
         *     Processing`. Clients are expected to poll every 5 seconds.
         */
        get: operations["listJobLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Job/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a job
         * @description The data needed to resume a job after a reload.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Job/{jobId}/Draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the coupon rows of a job as typed
         * @description Keeps rows that have not been saved yet, so that they can be edited later; `draft` of the job returns them.
         *     Neither the job's step nor its saved rows change. Loading, saving and releasing the coupons and starting
         *     the job remove the draft. Rows of another job and duplicate order numbers are rejected with 400, a started
         *     job with 409. With `If-Match`, rows that were changed since are rejected with 412, unless they are the same.
         */
        put: operations["saveJobDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Job/{jobId}/Campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Release the campaign of a job
         * @description Removes the campaign and all coupon rows of a job that has not been started, which is at step 2 again. Name,
         *     stats table and channel do not change. A started job is rejected with 409.
         */
        delete: operations["releaseJobCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Job/{jobId}/Output": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the output file of a job
         * @description One line per barcode: sequence number, mailer code, barcode number, promo code and deal id, separated by
         *     tabs. 404 until the job is complete, and if its file has been removed.
         */
        get: operations["downloadJobOutput"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JobOverview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Newest job first.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CouponLoadStatus/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coupon loads
         * @description Number of coupons loaded per deal, latest start date first.
         */
        get: operations["listCouponLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Details of an error. */
        Problem: {
            /** @description The HTTP status. */
            status: number;
            /** @description Machine-readable code, such as `session.expired`. */
            code: string;
            /** @description A short English sentence. */
            message: string;
            /** @description Identifies the request in the server's log. */
            requestId: string;
        };
        /** @description Id given by the server. */
        Id: number;
        /**
         * @description `YYYY-MM-DDTHH:mm:ss` without a zone. A date has the time `T00:00:00`; an instant is in UTC.
         * @example 2025-03-06T00:00:00
         */
        DateTime: string;
        /** @description Total number of rows. */
        TotalRows: number;
        /** @description Number of pages; 1 even without rows. */
        TotalPages: number;
        /**
         * @example {
         *       "id": 1,
         *       "channelName": "Direct mail"
         *     }
         */
        Channel: {
            id: components["schemas"]["Id"];
            channelName: string;
        };
        NewJob: {
            /** @description Not empty; by default the day as YYDDD. */
            JobName: string;
            /** @description Not empty; table of the statistics system. */
            JoannStatsTable: string;
            ChannelId: components["schemas"]["Id"];
        };
        CouponLoadRequest: {
            /** @description Campaign of the campaign engine. */
            CECampaignId: string;
            JobId: components["schemas"]["Id"];
        };
        JobStart: {
            JobId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "id": 17,
         *       "couponNumber": 1,
         *       "couponOrder": 1,
         *       "orceCampaignId": "880214",
         *       "orcePromotionId": "5521",
         *       "orceDealId": "90412",
         *       "orceMailercode": "410012",
         *       "legacyCouponType": "04",
         *       "legacyCouponExpiration": "25078",
         *       "legacyCouponOffer": "140",
         *       "promocode": "QUILT25",
         *       "legacyMailercode": "410012",
         *       "orceDealName": "40% off one yarn",
         *       "orceDealDescription": "40% off one regular-priced yarn",
         *       "dealIdOverride": null,
         *       "startDate": "2025-03-06",
         *       "endDate": "2025-03-19"
         *     }
         */
        JobCoupon: {
            /** @description Id of the job. */
            id: number;
            /** @description Number in the campaign; null in a row added manually. */
            couponNumber: number | null;
            /** @description Position of the row in the job, from 1. */
            couponOrder: number;
            orceCampaignId: components["schemas"]["CeId"];
            orcePromotionId: components["schemas"]["CeId"];
            orceDealId: components["schemas"]["CeId"];
            /** @description Mailer code in the campaign engine. */
            orceMailercode: string | null;
            /** @description Barcode type, 2 digits; none means 00. */
            legacyCouponType: string | null;
            /** @description Barcode expiration, YYDDD; none means 00000. */
            legacyCouponExpiration: string | null;
            /** @description Barcode offer, 001 to 999. */
            legacyCouponOffer: string | null;
            /** @description Up to 22 characters. */
            promocode: string | null;
            /** @description Mailer of the row; none means all mailers of the campaign. */
            legacyMailercode: string | null;
            orceDealName: string | null;
            orceDealDescription: string | null;
            /** @description Up to 8 characters. */
            dealIdOverride: string | null;
            /** @description `YYYY-MM-DD`; with `endDate` or neither. */
            startDate: string | null;
            /** @description `YYYY-MM-DD`; with `startDate` or neither. */
            endDate: string | null;
        };
        /** @description Id in the campaign engine; null in a row added manually. */
        CeId: string | null;
        /**
         * @description A coupon row to save. Blank, null and absent are equivalent. The limits of text fields are higher than
         *     their rules, so that an incomplete row can be saved.
         */
        JobCouponEdit: {
            /** @description Id of the job; equal to the one in the path. */
            id: number;
            couponNumber?: number | null;
            /** @description Unique within a job. */
            couponOrder: number;
            orceCampaignId?: components["schemas"]["CeId"];
            orcePromotionId?: components["schemas"]["CeId"];
            orceDealId?: components["schemas"]["CeId"];
            orceMailercode?: string | null;
            legacyCouponType?: string | null;
            legacyCouponExpiration?: string | null;
            legacyCouponOffer?: string | null;
            promocode?: string | null;
            legacyMailercode?: string | null;
            orceDealName?: string | null;
            orceDealDescription?: string | null;
            dealIdOverride?: string | null;
            startDate?: string | null;
            endDate?: string | null;
        };
        /** @description Version of the rows of a job, incremented by each change of them; sent as `If-Match`. */
        RowVersion: number;
        /**
         * @description `datestamp` is an alternative spelling of `dateStamp`; a service sends one of them, this one `dateStamp`.
         * @example {
         *       "dateStamp": "2025-03-14T14:10:41",
         *       "comment": "End Processing"
         *     }
         */
        JobLogEntry: {
            dateStamp?: components["schemas"]["DateTime"];
            datestamp?: components["schemas"]["DateTime"];
            comment: string;
        };
        /**
         * @example {
         *       "id": 17,
         *       "jobName": "25073",
         *       "joannStatsTable": "stats_spring_2025",
         *       "channelId": 1,
         *       "step": 3,
         *       "status": "New",
         *       "orceCampaignId": "880214",
         *       "campaignLocked": true
         *     }
         */
        JobState: {
            id: components["schemas"]["Id"];
            jobName: string;
            joannStatsTable: string;
            channelId: components["schemas"]["Id"];
            /** @description Wizard step that the job has reached. */
            step: number;
            status: components["schemas"]["JobStatus"];
            /** @description Campaign requested in Step2; null before. */
            orceCampaignId: string | null;
            /** @description True if coupons were loaded or skipped; the campaign can no longer change. */
            campaignLocked: boolean;
            /** @description Null until the job is complete. */
            outputFileName?: string | null;
            /** @description Why the job failed; null if it has not failed. */
            failure?: string | null;
            /** @description Rows as last kept and not yet saved, by `couponOrder`; null if there are none. */
            draft?: components["schemas"]["JobCoupon"][] | null;
            rowVersion?: components["schemas"]["RowVersion"];
            /** @description Name of the user who last kept or saved rows; null if unknown. */
            rowsChangedBy?: string | null;
            /**
             * @description Until the start: how many barcodes a row will make, for every mailer and campaign of the saved rows, and
             *     for a row added manually.
             */
            barcodeCounts?: components["schemas"]["BarcodeCount"][];
        };
        /**
         * @description How many barcodes every row with this mailer and campaign will make.
         * @example {
         *       "legacyMailercode": "410012",
         *       "orceCampaignId": "880214",
         *       "barcodes": 13500,
         *       "failure": null
         *     }
         */
        BarcodeCount: {
            /** @description As in the row. */
            legacyMailercode: string | null;
            orceCampaignId: components["schemas"]["CeId"];
            barcodes: number;
            /** @description Why the job would fail; null if it would not. */
            failure: string | null;
        };
        /** @description `New`, `Processing`, `Complete` or `Failed`. */
        JobStatus: string;
        /**
         * @example {
         *       "id": 17,
         *       "jobName": "25073",
         *       "joannStatsTable": "stats_spring_2025",
         *       "channel": "Direct mail",
         *       "orceCampaignId": "880214",
         *       "validCampaignId": "Y",
         *       "status": "Complete",
         *       "insertDate": "2025-03-14T14:02:30",
         *       "outputFileName": "barcodes-17-5c1e0b.txt"
         *     }
         */
        Job: {
            id: components["schemas"]["Id"];
            jobName: string;
            joannStatsTable: string;
            /** @description Name of the channel. */
            channel: string;
            /** @description Campaign requested in Step2; null if skipped. */
            orceCampaignId: string | null;
            /** @description `Y` or `N`; null if no campaign was requested. */
            validCampaignId: string | null;
            status: components["schemas"]["JobStatus"];
            insertDate: components["schemas"]["DateTime"];
            /** @description Null until the job is complete. */
            outputFileName: string | null;
        };
        JobPage: {
            totalRows: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            jobData: components["schemas"]["Job"][];
            filters?: components["schemas"]["ExtensionFilters"];
        };
        /**
         * @description Names of the extension parameters that filter the list. Absent if the service ignores them.
         * @example [
         *       "status",
         *       "dtBegin"
         *     ]
         */
        ExtensionFilters: string[];
        /**
         * @example {
         *       "campaignId": "880214",
         *       "promotionId": "5521",
         *       "dealId": "90412",
         *       "promotionName": "Spring yarn",
         *       "description": "40% off one regular-priced yarn",
         *       "channel": "Direct mail",
         *       "startDate": "2025-03-06T00:00:00",
         *       "couponLoadQty": 162000
         *     }
         */
        CouponLoad: {
            /** @description Id in the campaign engine. */
            campaignId: string;
            /** @description Id in the campaign engine. */
            promotionId: string;
            /** @description Id in the campaign engine. */
            dealId: string;
            promotionName: string;
            description: string;
            channel: string;
            startDate: components["schemas"]["DateTime"];
            /** @description Coupons loaded. */
            couponLoadQty: number;
        };
        CouponLoadPage: {
            totalRows: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            couponData: components["schemas"]["CouponLoad"][];
        };
    };
    responses: {
        /** @description The content is still that of the `ETag` in `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "message": "rowsPerPage must be <= 500",
                 *       "requestId": "req-7f3a91c3"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Missing or ended token (`session.missing`, `session.expired` and the other codes `session.…` of the
         *     provider); at the service itself, missing or wrong
         *     credentials (`service.refused`).
         */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "session.expired",
                 *       "message": "Your session has ended",
                 *       "requestId": "req-7f3a91c4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user does not have permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "access.denied",
                 *       "message": "You don't have permission to use this page",
                 *       "requestId": "req-7f3a91c5"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or not accessible for this user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "job.not_found",
                 *       "message": "Job 118 not found",
                 *       "requestId": "req-7f3a91c6"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not possible in the current state; nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "job.started",
                 *       "message": "The job has already started",
                 *       "requestId": "req-7f3a91c7"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rows were changed after the version in `If-Match`; nothing was stored. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 412,
                 *       "code": "row.changed",
                 *       "message": "Someone else changed this after you opened it",
                 *       "requestId": "req-7f3a91c7"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A server error, logged with the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "server.error",
                 *       "message": "Something went wrong. Try again.",
                 *       "requestId": "req-7f3a91c8"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is temporarily unavailable; try again later. */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "server.busy",
                 *       "message": "The server is busy. Try again.",
                 *       "requestId": "req-7f3a91c9"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Any other failure, such as 405, 413 (body too large), 415 (not JSON), 502
         *     and 504 (invalid or late response of an upstream service).
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "request.media_type",
                 *       "message": "The request must be JSON",
                 *       "requestId": "req-7f3a91ca"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the job.
         * @example 17
         */
        JobId: components["schemas"]["Id"];
        /**
         * @description Page number, 1-based; a number beyond the end returns the last page.
         * @example 1
         */
        PageNum: number;
        /**
         * @description Page size.
         * @example 10
         */
        RowsPerPage: number;
        /**
         * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
         *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
         *     for 24 hours.
         * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
         */
        IdempotencyKey: string;
        /**
         * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
         *     current version.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description User name, percent-encoded. Set by the portal's server to the name of the signed-in user.
         * @example jdoe
         */
        ChangedBy: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the content of this response; sent as `If-None-Match` when it is requested again.
         * @example W/"pAEcbXIMs8JMVTcXaVLsxw"
         */
        ETag: string;
        /**
         * @description Seconds to wait before retrying.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description `Bearer` for a missing or expired token; at the service itself `UserKey` for missing or wrong credentials (the
         *     headers `user-name` and `user-key`).
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "channelName": "Direct mail"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "channelName": "Email"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "JobName": "25073",
                 *       "JoannStatsTable": "stats_spring_2025",
                 *       "ChannelId": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description The job id, or a negative number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    loadCampaignCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "CECampaignId": "880214",
                 *       "JobId": 17
                 *     }
                 */
                "application/json": components["schemas"]["CouponLoadRequest"];
            };
        };
        responses: {
            /** @description The coupons are loaded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listJobCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobCoupon"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    replaceJobCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description User name, percent-encoded. Set by the portal's server to the name of the signed-in user.
                 * @example jdoe
                 */
                "X-Changed-By"?: components["parameters"]["ChangedBy"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 17,
                 *         "couponNumber": 1,
                 *         "couponOrder": 1,
                 *         "orceCampaignId": "880214",
                 *         "orcePromotionId": "5521",
                 *         "orceDealId": "90412",
                 *         "orceMailercode": "410012",
                 *         "legacyCouponType": "04",
                 *         "legacyCouponExpiration": "25078",
                 *         "legacyCouponOffer": "140",
                 *         "promocode": "QUILT25",
                 *         "legacyMailercode": "410012",
                 *         "orceDealName": "40% off one yarn",
                 *         "orceDealDescription": "40% off one regular-priced yarn",
                 *         "dealIdOverride": "",
                 *         "startDate": "2025-03-06",
                 *         "endDate": "2025-03-19"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["JobCouponEdit"][];
            };
        };
        responses: {
            /** @description The rows are saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    startJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "JobId": 17
                 *     }
                 */
                "application/json": components["schemas"]["JobStart"];
            };
        };
        responses: {
            /** @description The job is started. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listJobLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "dateStamp": "2025-03-14T14:10:02",
                     *         "comment": "Start Processing"
                     *       },
                     *       {
                     *         "dateStamp": "2025-03-14T14:10:41",
                     *         "comment": "End Processing"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JobLogEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    saveJobDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description User name, percent-encoded. Set by the portal's server to the name of the signed-in user.
                 * @example jdoe
                 */
                "X-Changed-By"?: components["parameters"]["ChangedBy"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 17,
                 *         "couponOrder": 1,
                 *         "legacyCouponOffer": "14"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["JobCouponEdit"][];
            };
        };
        responses: {
            /** @description The draft is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowVersion": 4
                     *     }
                     */
                    "application/json": {
                        rowVersion: components["schemas"]["RowVersion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    releaseJobCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job has no campaign. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    downloadJobOutput: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 17
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, UTF-8. */
            200: {
                headers: {
                    /**
                     * @description Always an attachment, with the file name shown in Job Overview.
                     * @example attachment; filename="barcodes-17-5c1e0b9a.txt"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description Size in bytes, unless the file is transferred compressed.
                     * @example 4600000
                     */
                    "Content-Length"?: number;
                    /**
                     * @description Size in bytes, also when the file is transferred compressed.
                     * @example 4600000
                     */
                    "X-File-Size"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example 4100001	410000	00140253654100002	YARN25	90412 */
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Page size.
                 * @example 10
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Status, in any case; empty for all.
                 * @example Failed
                 */
                status?: "" | "New" | "Processing" | "Complete" | "Failed";
                /**
                 * @description First insert date in the company's time zone, inclusive, `YYYYMMDD`; `YYYY-MM-DD` is accepted too. Empty
                 *     for no limit.
                 * @example 20250301
                 */
                dtBegin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with the total number of rows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalRows": 1,
                     *       "totalPages": 1,
                     *       "jobData": [
                     *         {
                     *           "id": 17,
                     *           "jobName": "25073",
                     *           "joannStatsTable": "stats_spring_2025",
                     *           "channel": "Direct mail",
                     *           "orceCampaignId": "880214",
                     *           "validCampaignId": "Y",
                     *           "status": "Complete",
                     *           "insertDate": "2025-03-14T14:02:30",
                     *           "outputFileName": "barcodes-17-5c1e0b.txt"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCouponLoads: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Page size.
                 * @example 10
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with the total number of rows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalRows": 1,
                     *       "totalPages": 1,
                     *       "couponData": [
                     *         {
                     *           "campaignId": "880214",
                     *           "promotionId": "5521",
                     *           "dealId": "90412",
                     *           "promotionName": "Spring yarn",
                     *           "description": "40% off one regular-priced yarn",
                     *           "channel": "Direct mail",
                     *           "startDate": "2025-03-06T00:00:00",
                     *           "couponLoadQty": 162000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponLoadPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
}
