// Generated from openapi/grant.yaml by tools/generate.ts; do not edit.

export interface paths {
    "/api/ApplicationList/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description Newest application first.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ApplicationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an application
         * @description Sent when an application is opened: counts one page view for the day, and returns the page number of the
         *     application in the list. With filters, it also returns the applications before and after it in the filtered list,
         *     whether the list has the application itself or not. An unknown id returns 404.
         */
        put: operations["locateApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description All data of the application.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a CSV file of all applications
         * @description Creates the file and returns its link as plain text. The file is available to this caller only, for a
         *     limited time.
         */
        get: operations["createApplicationsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DailyCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count applications by day
         * @description Days with applications, newest first.
         */
        get: operations["listDailyApplicationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ViewLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count page views by day
         * @description Days on which applications were opened, newest first.
         */
        get: operations["listDailyPageViews"];
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
         *       "applicationId": 204,
         *       "name": "Teodora Lindqvist",
         *       "address": "18 Harbor Lane",
         *       "city": "Duluth",
         *       "state": "MN",
         *       "zip": "55802",
         *       "phone": "2185550143",
         *       "dateStamp": "2025-03-02T18:44:10"
         *     }
         */
        ApplicationListRow: {
            applicationId: components["schemas"]["Id"];
            name: string;
            address: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zip: components["schemas"]["Line"];
            phone: components["schemas"]["Line"];
            dateStamp: components["schemas"]["DateTime"];
        };
        /** @description One line; null if not given. */
        Line: string | null;
        /** @description Text by the applicant; null if not given. */
        Text: string | null;
        /** @description Link to a file, a path or a URL; null if there is none. */
        Link: string | null;
        ApplicationPage: {
            totalRows: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            appData: components["schemas"]["ApplicationListRow"][];
            filters?: components["schemas"]["ExtensionFilters"];
        };
        /**
         * @description Names of the extension parameters that filter the list. Absent if the service ignores them.
         * @example [
         *       "opened",
         *       "dtBegin"
         *     ]
         */
        ExtensionFilters: string[];
        ApplicationOpening: {
            Id: components["schemas"]["Id"];
            /** @description Page size of the list. */
            RowsPerPage: number;
            /**
             * @description Filter of the list from which the application was opened.
             * @enum {string}
             */
            opened?: "" | "yes" | "no";
            /** @description Filter of the list from which the application was opened. */
            dtBegin?: string;
        };
        /**
         * @example {
         *       "applicationId": 204,
         *       "pageNum": 3
         *     }
         */
        ApplicationPlace: {
            applicationId: components["schemas"]["Id"];
            /** @description Page number of the application, 1-based. */
            pageNum: number;
            /** @description The application before it in the filtered list; null if it is the first. Absent without filters. */
            previousId?: components["schemas"]["Id"] | null;
            /** @description The application after it in the filtered list; null if it is the last. Absent without filters. */
            nextId?: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "Teodora Lindqvist",
         *       "address": "18 Harbor Lane",
         *       "city": "Duluth",
         *       "state": "MN",
         *       "zip": "55802",
         *       "phone": "2185550143",
         *       "email": "teodora.lindqvist@example.com",
         *       "businessName": "North Shore Felt",
         *       "creativeInterest": "Wet-felted landscapes and hats",
         *       "yearsExperience": "14",
         *       "whereShop": "The store in Duluth, and two local mills",
         *       "otherEthnicity": "Swedish American",
         *       "howHeritageImpacts": "My grandmother felted boots; I keep her patterns alive.",
         *       "howLongBusiness": "Six years",
         *       "howManyPeopleInvolved": "Two: my sister and me",
         *       "whereFiveYears": "A studio with weekly classes",
         *       "howImpactCommunity": "Free felting days at the library",
         *       "otherInformation": null,
         *       "etsyAccount": "https://www.etsy.com/shop/example",
         *       "facebookAccount": null,
         *       "instagramAccount": "@northshorefelt",
         *       "tikTokAccount": null,
         *       "websiteAccount": "https://northshorefelt.example.com",
         *       "headshotUri": "/grant/files/application-204-headshot?until=1741964700&key=Q2x1",
         *       "project1Uri": "/grant/files/application-204-project1?until=1741964700&key=Zm9v",
         *       "project2Uri": null,
         *       "project3Uri": null,
         *       "videoUri": null
         *     }
         */
        Application: {
            id: components["schemas"]["Id"];
            name: string;
            address: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zip: components["schemas"]["Line"];
            phone: components["schemas"]["Line"];
            email: string | null;
            businessName: components["schemas"]["Line"];
            creativeInterest: components["schemas"]["Text"];
            yearsExperience: components["schemas"]["Line"];
            whereShop: components["schemas"]["Text"];
            otherEthnicity: components["schemas"]["Text"];
            howHeritageImpacts: components["schemas"]["Text"];
            howLongBusiness: components["schemas"]["Text"];
            howManyPeopleInvolved: components["schemas"]["Text"];
            whereFiveYears: components["schemas"]["Text"];
            howImpactCommunity: components["schemas"]["Text"];
            otherInformation: components["schemas"]["Text"];
            etsyAccount: components["schemas"]["Account"];
            facebookAccount: components["schemas"]["Account"];
            instagramAccount: components["schemas"]["Account"];
            tikTokAccount: components["schemas"]["Account"];
            websiteAccount: components["schemas"]["Account"];
            headshotUri: components["schemas"]["Link"];
            project1Uri: components["schemas"]["Link"];
            project2Uri: components["schemas"]["Link"];
            project3Uri: components["schemas"]["Link"];
            videoUri: components["schemas"]["Link"];
        };
        /** @description Link or account name as entered, not validated; null if not given. */
        Account: string | null;
        /**
         * @example {
         *       "openDate": "2025-03-13T00:00:00",
         *       "counter": 41
         *     }
         */
        DailyPageView: {
            openDate: components["schemas"]["DateTime"];
            /** @description Page views of that day. */
            counter: number;
        };
        /**
         * @example {
         *       "applicationDate": "2025-03-13T00:00:00",
         *       "numApplications": 6
         *     }
         */
        DailyApplicationCount: {
            applicationDate: components["schemas"]["DateTime"];
            /** @description Applications of that day. */
            numApplications: number;
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
                 *       "code": "application.not_found",
                 *       "message": "Application 118 not found",
                 *       "requestId": "req-7f3a91c6"
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
        /** @description Too many requests; try again later. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "request.too_many",
                 *       "message": "Too many files",
                 *       "requestId": "req-7f3a91cb"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Page number, 1-based; a number beyond the end returns the last page.
         * @example 1
         */
        PageNum: number;
        /**
         * @description Page size.
         * @example 15
         */
        RowsPerPage: number;
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
    listApplications: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Page size.
                 * @example 15
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Whether anyone has opened the application in the review; empty for all.
                 * @example no
                 */
                opened?: "" | "yes" | "no";
                /**
                 * @description First application date in the company's time zone, inclusive, `YYYYMMDD`; `YYYY-MM-DD` is accepted too.
                 *     Empty for no limit.
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
                     *       "appData": [
                     *         {
                     *           "applicationId": 204,
                     *           "name": "Teodora Lindqvist",
                     *           "address": "18 Harbor Lane",
                     *           "city": "Duluth",
                     *           "state": "MN",
                     *           "zip": "55802",
                     *           "phone": "2185550143",
                     *           "dateStamp": "2025-03-02T18:44:10"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPage"];
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
    locateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 204,
                 *       "RowsPerPage": 15
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationOpening"];
            };
        };
        responses: {
            /** @description Position of the application in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPlace"];
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
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 204
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
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
    createApplicationsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Location of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example /grant/files/applications-20250314-9f2c41d0a7.csv?until=1741964700&key=Q2x1 */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listDailyApplicationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyApplicationCount"][];
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
    listDailyPageViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyPageView"][];
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
}
