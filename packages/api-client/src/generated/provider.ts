// Generated from openapi/provider.yaml by tools/generate.ts; do not edit.

export interface paths {
    "/api/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a username and password for a session token. The username is compared without case. Every
         *     failure (unknown user, wrong password, locked user, too many attempts) answers 401 with the same body and
         *     in the same time, so that an answer tells nothing about accounts.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token, or every session of its user with `everywhere: true`. The body may be
         *     left out.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user as of now
         * @description The user object of the login answer, read anew, and the end of the session. A role given or taken since
         *     the login shows here without signing in again.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All users
         * @description Every account, locked ones included, in no promised order. Never contains a password or its hash.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description Adds an account without roles. Username and password are longer than 4 characters, first and last name
         *     longer than 1, the company exists and the e-mail address is valid; a username in use (compared without
         *     case) is refused at `username`. Creation counts as the first login, so that a new user is not dormant.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a user
         * @description Replaces names, e-mail address (may be empty), company, department, time zone, theme, start page, comment
         *     and the lock. `password` is set only when sent. The other fields of a user may be sent back and are
         *     ignored. Locking a user ends his sessions; the last active administrator cannot be locked
         *     (refused at `isLockedOut`).
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Terminate a user
         * @description Removes the account with its roles, company access and sessions. Nobody can terminate himself, nor the
         *     last active administrator (409).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Changes the password of the signed-in user and ends his other sessions. Mistakes are answered with 200 and
         *     a list, one entry each; an empty list means that the password has changed.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All roles
         * @description The roles users and pages can carry, by name.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role
         * @description Adds a role nobody holds yet. The name is trimmed, not empty and without a comma (page roles are joined by
         *     commas); a name in use, compared without case, is refused with 409.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userrole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds which role
         * @description One row per user and role.
         */
        get: operations["listUserRoles"];
        put?: never;
        /**
         * Give a user a role
         * @description Giving a role the user already holds changes nothing and answers the same. Unknown user or role is 404.
         */
        post: operations["addUserRole"];
        /**
         * Take a role from a user
         * @description Taking a role the user does not hold changes nothing and answers the same. Unknown user or role is 404.
         *     `Administer` cannot be taken from the last active administrator (409).
         */
        delete: operations["removeUserRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All companies
         * @description The companies a user can belong to or be given access to, by name.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All menu pages
         * @description The page tree as a flat list; callers build the tree by `parentId`. Includes pages the caller cannot reach.
         */
        get: operations["listPages"];
        /**
         * Edit a page
         * @description Replaces the page; also used to change its roles or server roles. Refused at `parentId` when the page would
         *     become its own ancestor, and at `roles` when no active administrator could reach `/Admin/Pages` any more.
         */
        put: operations["updatePage"];
        /**
         * Add a page
         * @description Adds a page below `parentId`. A page for an embedded report has the url
         *     `/Tableau/TableauLink?report={viewUrl}`, the view url encoded. `orderBy` is greater than 0; a url is either
         *     internal (one leading `/`) or a web address.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{pageId}": {
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
         * Delete a page and everything below it
         * @description A delete that would leave no active administrator a way to `/Admin/Pages` is refused with 409.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/startpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All start pages
         * @description The pages a user's start page can be chosen from, by name.
         */
        get: operations["listStartPages"];
        /**
         * Edit a start page
         * @description Replaces name and url of the start page with this id.
         */
        put: operations["updateStartPage"];
        /**
         * Add a start page
         * @description Name and url are not empty.
         */
        post: operations["createStartPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/startpage/{startPageId}": {
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
         * Delete a start page
         * @description Users who have it keep its url.
         */
        delete: operations["deleteStartPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of mailers
         * @description The mailers that match every given filter.
         */
        get: operations["listMailers"];
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
        /** @description What went wrong, for people and for programs. */
        Problem: {
            /** @description The HTTP status. */
            status: number;
            /** @description Dotted words a program can test, such as `session.expired`. */
            code: string;
            /** @description A short English sentence. */
            message: string;
            /** @description Finds the request in the server's log. */
            requestId: string;
        };
        /** @description Field of the request to the text, or texts, to show beside it. */
        FieldErrors: {
            [key: string]: string | string[];
        };
        /** @description Id given by the server. */
        Id: number;
        /**
         * @description `YYYY-MM-DDTHH:mm:ss` without a zone. A date has the time `T00:00:00`; a moment is UTC.
         * @example 2025-03-06T00:00:00
         */
        DateTime: string;
        /**
         * @description `YYYYMMDD`; `YYYY-MM-DD` is read too. Empty: no filter.
         * @example 20250306
         * @example
         */
        DateFilter: string;
        /** @description A sort key, in any case. Empty: the default. */
        SortKey: string;
        /** @description `ASC` or `DESC`, in any case. Empty: the default. */
        SortOrder: string;
        /** @description Rows of the whole list that match the filters. */
        RowCount: number;
        /** @description Page answered, counted from 1. */
        PageOfRows: number;
        /** @description Rows in this page. */
        RowsReturned: number;
        /** @description Number of pages; 1 also without rows. */
        TotalPages: number;
        LoginRequest: {
            /** @description Compared without case. The bound is wide on purpose, so that overlong names fail like wrong ones. */
            username: string;
            /** @description Verified whole. */
            password: string;
        };
        LoginAnswer: {
            /** @description Opaque; sent as `Authorization Bearer`. */
            token: string;
            /**
             * Format: date-time
             * @description End of the session, UTC.
             */
            expiration: string;
            user: components["schemas"]["SessionUser"];
        };
        Session: {
            /**
             * Format: date-time
             * @description End of the session, UTC.
             */
            expiration: string;
            user: components["schemas"]["SessionUser"];
        };
        /** @description The signed-in user. */
        SessionUser: {
            username: string;
            firstName: string;
            lastName: string;
            /** @description May be empty. */
            email: string;
            department: string | null;
            /** @description Url to open first; null when none is set. */
            startPage: string | null;
            /** @description Names of the roles held. */
            roles: string[];
        };
        LogoutRequest: {
            /** @description True ends all sessions of the user, false (as when absent) only this one. */
            everywhere?: boolean;
        };
        /**
         * @example {
         *       "userId": 118,
         *       "username": "ines.halloran",
         *       "firstName": "Ines",
         *       "lastName": "Halloran",
         *       "email": "ines.halloran@example.com",
         *       "comment": null,
         *       "company": "Craft Retail",
         *       "companyAbbrev": "JAS",
         *       "department": "Customer Care",
         *       "timeZone": null,
         *       "theme": null,
         *       "startPage": "/Campaigns/MailerList",
         *       "userName8": null,
         *       "isLockedOut": false,
         *       "creationDate": "2023-09-04T14:21:09",
         *       "lastLoginDate": "2025-03-14T13:02:55",
         *       "lastActivityDate": "2025-03-14T13:41:07",
         *       "lastLockedOutDate": null,
         *       "failedPasswordAttemptCount": 0,
         *       "failedPasswordAttemptWindowStart": null,
         *       "failedPasswordAnswerAttemptCount": 0,
         *       "failedPasswordAnswerAttemptWindowStart": null,
         *       "applicationName": "portal"
         *     }
         */
        User: {
            userId: components["schemas"]["Id"];
            username: string;
            firstName: string;
            lastName: string;
            /** @description May be empty. */
            email: string;
            comment: string | null;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department: string | null;
            timeZone: string | null;
            theme: string | null;
            /** @description Url to open first. */
            startPage: string | null;
            /** @description Name of up to 8 characters in older systems. */
            userName8: string | null;
            /** @description Set and cleared by administrators only. */
            isLockedOut: boolean;
            creationDate: components["schemas"]["DateTime"];
            /** @description Last login, UTC; creation counts as one. Null only where an older system kept none. */
            lastLoginDate: components["schemas"]["DateTime"] | null;
            /** @description Last call, UTC; null before the first. */
            lastActivityDate: components["schemas"]["DateTime"] | null;
            /** @description UTC; null when never locked. */
            lastLockedOutDate: components["schemas"]["DateTime"] | null;
            failedPasswordAttemptCount: components["schemas"]["FailureCount"];
            /** @description UTC; null without failures. */
            failedPasswordAttemptWindowStart: components["schemas"]["DateTime"] | null;
            failedPasswordAnswerAttemptCount: components["schemas"]["FailureCount"];
            /** @description UTC; null without failures. */
            failedPasswordAnswerAttemptWindowStart: components["schemas"]["DateTime"] | null;
            applicationName: components["schemas"]["ApplicationName"];
        };
        FailureCount: number;
        /** @description Application the record belongs to. */
        ApplicationName: string;
        /**
         * @description 3 characters, padded with underscores (`JA_`). Empty stands for all companies; `___` is read as empty and
         *     never answered.
         * @example JAS
         * @example JA_
         * @example
         */
        CompanyAbbrev: string;
        NewUser: {
            username: string;
            /** @description Write-only; never answered. */
            password: string;
            email: string;
            firstName: string;
            lastName: string;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department?: string | null;
            /** @description Url of a start page. */
            startPage?: string | null;
        };
        /** @description A user as answered, changed. Fields said to be ignored may be sent or left out. */
        UserUpdate: {
            firstName: string;
            lastName: string;
            /** @description Empty or valid. */
            email: string;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department?: string | null;
            timeZone?: string | null;
            theme?: string | null;
            startPage?: string | null;
            comment?: string | null;
            isLockedOut?: boolean;
            /** @description Only when it is to change. Write-only. */
            password?: string;
            /** @description Ignored; the path decides. */
            userId?: number;
            /** @description Ignored. */
            username?: string;
            /** @description Ignored. */
            userName8?: string | null;
            creationDate?: components["schemas"]["IgnoredDate"];
            lastLoginDate?: components["schemas"]["IgnoredDate"];
            lastActivityDate?: components["schemas"]["IgnoredDate"];
            lastLockedOutDate?: components["schemas"]["IgnoredDate"];
            failedPasswordAttemptCount?: components["schemas"]["FailureCount"];
            failedPasswordAttemptWindowStart?: components["schemas"]["IgnoredDate"];
            failedPasswordAnswerAttemptCount?: components["schemas"]["FailureCount"];
            failedPasswordAnswerAttemptWindowStart?: components["schemas"]["IgnoredDate"];
            applicationName?: components["schemas"]["ApplicationName"];
        };
        /** @description Ignored; the server keeps this date. */
        IgnoredDate: string | null;
        PasswordChange: {
            /** @description The password of today. */
            oldPassword: string;
            /** @description Longer than 4 characters. */
            newPassword: string;
            /** @description Equal to `newPassword`. */
            confirmPassword: string;
        };
        PasswordError: {
            /** @description Field of the request; empty when it belongs to none. */
            fieldName: string;
            /** @description Text to show. */
            errorDescription: string;
        };
        /**
         * @example {
         *       "rolename": "StatusMessage",
         *       "applicationName": "portal"
         *     }
         */
        Role: {
            rolename: components["schemas"]["RoleName"];
            applicationName: components["schemas"]["ApplicationName"];
        };
        RoleName: string;
        NewRole: {
            rolename: components["schemas"]["RoleName"];
        };
        /**
         * @example {
         *       "username": "ines.halloran",
         *       "rolename": "StatusMessage",
         *       "applicationName": "portal"
         *     }
         */
        UserRole: {
            username: string;
            rolename: components["schemas"]["RoleName"];
            applicationName: components["schemas"]["ApplicationName"];
        };
        UserRoleChange: {
            username: string;
            rolename: components["schemas"]["RoleName"];
        };
        /**
         * @example {
         *       "companyAbbrev": "JAS",
         *       "companyName": "Craft Retail"
         *     }
         */
        Company: {
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            companyName: string;
        };
        /**
         * @example {
         *       "pageId": 41,
         *       "parentId": 12,
         *       "pageName": "Weekly Sales",
         *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
         *       "roles": "JAS,MSC",
         *       "serverRoles": "reports archive",
         *       "mainMenu": true,
         *       "orderBy": 3,
         *       "toolTip": "Sales by store and week",
         *       "imageUrl": null,
         *       "icon": "bar_chart"
         *     }
         */
        Page: {
            pageId: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url: components["schemas"]["PageUrl"];
            roles: components["schemas"]["PageRoles"];
            serverRoles: components["schemas"]["PageServerRoles"];
            mainMenu: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip: components["schemas"]["ToolTip"];
            imageUrl: components["schemas"]["ImageUrl"];
            icon: components["schemas"]["Icon"];
        };
        NewPage: {
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url?: components["schemas"]["PageUrl"];
            roles?: components["schemas"]["PageRoles"];
            serverRoles?: components["schemas"]["PageServerRoles"];
            mainMenu?: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip?: components["schemas"]["ToolTip"];
            imageUrl?: components["schemas"]["ImageUrl"];
            icon?: components["schemas"]["Icon"];
        };
        PageUpdate: {
            pageId: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url: components["schemas"]["PageUrl"];
            roles: components["schemas"]["PageRoles"];
            serverRoles: components["schemas"]["PageServerRoles"];
            mainMenu: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip: components["schemas"]["ToolTip"];
            imageUrl: components["schemas"]["ImageUrl"];
            icon: components["schemas"]["Icon"];
        };
        /** @description Id of the parent page; 0 at the top level. */
        ParentId: number;
        PageName: string;
        /** @description Internal when it begins with `/`, otherwise external; null or empty for a mere group. */
        PageUrl: string | null;
        /** @description Role names joined by commas. One of them is needed to reach the page; empty: none is. */
        PageRoles: string;
        /** @description Server role names joined by spaces; may be empty. */
        PageServerRoles: string;
        /** @description Whether the page is an entry of the menu; others are reachable only. */
        MainMenu: boolean;
        /** @description Place among its siblings, ascending; a new page has one greater than 0. */
        PageOrder: number;
        ToolTip: string | null;
        /** @description Picture of the menu entry. */
        ImageUrl: string | null;
        /** @description Name of the menu entry's icon. */
        Icon: string | null;
        /**
         * @example {
         *       "startPageId": 4,
         *       "startPage1": "Mailers",
         *       "startPageUrl": "/Campaigns/MailerList"
         *     }
         */
        StartPage: {
            startPageId: components["schemas"]["Id"];
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
        };
        NewStartPage: {
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
        };
        StartPageUpdate: {
            startPageId: components["schemas"]["Id"];
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
        };
        /**
         * @example {
         *       "mailerCode": "SP2503",
         *       "dateProcessed": "2025-02-20T00:00:00",
         *       "timeProcessed": "143000",
         *       "saleDateBegin": "2025-03-06T00:00:00",
         *       "saleDateEnd": "2025-03-19T00:00:00",
         *       "sequenceNumberStart": 1000450001,
         *       "sequenceNumberEnd": 1000612000,
         *       "quantity": 162000,
         *       "description": "Spring quilting event"
         *     }
         */
        Mailer: {
            mailerCode: components["schemas"]["MailerCode"];
            /** @description Day it was processed; null when not yet. */
            dateProcessed: components["schemas"]["DateTime"] | null;
            /** @description `HHMMSS`, 24 hours; null when not yet processed. */
            timeProcessed: string | null;
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            sequenceNumberStart: components["schemas"]["SequenceNumber"];
            sequenceNumberEnd: components["schemas"]["SequenceNumber"];
            /** @description Pieces mailed. */
            quantity: number;
            description: string;
        };
        /** @description 6 upper-case letters or digits. */
        MailerCode: string;
        /** @description Number of a piece, up to 10 digits; null when the mailer has none. */
        SequenceNumber: number | null;
        MailerPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            mailerData: components["schemas"]["Mailer"][];
        };
    };
    responses: {
        /** @description Any failure to sign in; always the same answer. */
        LoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "login.failed",
                 *       "message": "invalid user name or password",
                 *       "requestId": "req-7f3a91c2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit its description. */
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
        /** @description What was entered cannot be stored; nothing was. */
        InvalidFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description No token, or one that has ended (`session.missing`, `session.expired`). */
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
                 *       "message": "The session has ended",
                 *       "requestId": "req-7f3a91c4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "access.denied",
                 *       "message": "You may not use this page",
                 *       "requestId": "req-7f3a91c5"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or not for this user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "user.not_found",
                 *       "message": "There is no user 118",
                 *       "requestId": "req-7f3a91c6"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the data does not allow it; nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "role.exists",
                 *       "message": "There is a role of this name",
                 *       "requestId": "req-7f3a91c7"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error of the server, logged under the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "server.error",
                 *       "message": "Something went wrong",
                 *       "requestId": "req-7f3a91c8"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now; try again later. */
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
                 *       "message": "The server is busy",
                 *       "requestId": "req-7f3a91c9"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Any other failure, such as 405, 413 (body too large), 415 (not JSON), 501 (`operation.not_built`),
         *     502 and 504 (an upstream answered nonsense or not in time).
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
                 *       "message": "Send JSON",
                 *       "requestId": "req-7f3a91ca"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the user.
         * @example 118
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Page to answer, counted from 1; beyond the last page the last one is answered.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Rows in a page.
         * @example 100
         */
        RowsPerPage: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds after which another try makes sense.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Always `Bearer`.
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
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
                 *       "username": "demo.marketing",
                 *       "password": "Demo-marketing-1"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3q2-7wEjRk1vN0aXb8sYtZc5dLhMpUoG",
                     *       "expiration": "2025-03-14T22:05:00Z",
                     *       "user": {
                     *         "username": "demo.marketing",
                     *         "firstName": "Marta",
                     *         "lastName": "Okafor",
                     *         "email": "marta.okafor@example.com",
                     *         "department": "Marketing",
                     *         "startPage": "/Campaigns/MailerList",
                     *         "roles": [
                     *           "JAS",
                     *           "StatusMessage"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiration": "2025-03-14T22:05:00Z",
                     *       "user": {
                     *         "username": "demo.marketing",
                     *         "firstName": "Marta",
                     *         "lastName": "Okafor",
                     *         "email": "marta.okafor@example.com",
                     *         "department": "Marketing",
                     *         "startPage": "/Campaigns/MailerList",
                     *         "roles": [
                     *           "JAS",
                     *           "StatusMessage"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
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
                 *       "username": "ines.halloran",
                 *       "password": "Blue-Kettle-41",
                 *       "email": "ines.halloran@example.com",
                 *       "firstName": "Ines",
                 *       "lastName": "Halloran",
                 *       "company": "Craft Retail",
                 *       "companyAbbrev": "JAS",
                 *       "department": "Customer Care",
                 *       "startPage": null
                 *     }
                 */
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The stored user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 118
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ines",
                 *       "lastName": "Halloran-Reyes",
                 *       "email": "ines.reyes@example.com",
                 *       "company": "Craft Retail",
                 *       "companyAbbrev": "JAS",
                 *       "department": "Customer Care",
                 *       "startPage": "/Campaigns/MailerList",
                 *       "comment": "Changed name in March",
                 *       "isLockedOut": false
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The stored user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 118
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
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
    changePassword: {
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
                 *       "oldPassword": "Blue-Kettle-41",
                 *       "newPassword": "Green-Lamp-88",
                 *       "confirmPassword": "Green-Lamp-88"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The mistakes; none when the password has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordError"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createRole: {
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
                 *       "rolename": "Coleman"
                 *     }
                 */
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The stored role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
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
    listUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    addUserRole: {
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
                 *       "username": "ines.halloran",
                 *       "rolename": "StatusMessage"
                 *     }
                 */
                "application/json": components["schemas"]["UserRoleChange"];
            };
        };
        responses: {
            /** @description The role is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
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
    removeUserRole: {
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
                 *       "username": "ines.halloran",
                 *       "rolename": "StatusMessage"
                 *     }
                 */
                "application/json": components["schemas"]["UserRoleChange"];
            };
        };
        responses: {
            /** @description The role is not held. */
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
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updatePage: {
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
                 *       "pageId": 41,
                 *       "parentId": 12,
                 *       "pageName": "Weekly Sales",
                 *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
                 *       "roles": "JAS,MSC,Coleman",
                 *       "serverRoles": "reports archive",
                 *       "mainMenu": true,
                 *       "orderBy": 3,
                 *       "toolTip": "Sales by store and week",
                 *       "imageUrl": null,
                 *       "icon": "bar_chart"
                 *     }
                 */
                "application/json": components["schemas"]["PageUpdate"];
            };
        };
        responses: {
            /** @description The stored page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createPage: {
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
                 *       "parentId": 12,
                 *       "pageName": "Weekly Sales",
                 *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
                 *       "roles": "JAS,MSC",
                 *       "serverRoles": "",
                 *       "mainMenu": true,
                 *       "orderBy": 3,
                 *       "toolTip": "Sales by store and week",
                 *       "imageUrl": null,
                 *       "icon": "bar_chart"
                 *     }
                 */
                "application/json": components["schemas"]["NewPage"];
            };
        };
        responses: {
            /** @description The stored page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 41
                 */
                pageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and its descendants are gone. */
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
    listStartPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateStartPage: {
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
                 *       "startPageId": 4,
                 *       "startPage1": "Mailers",
                 *       "startPageUrl": "/Campaigns/MailerList"
                 *     }
                 */
                "application/json": components["schemas"]["StartPageUpdate"];
            };
        };
        responses: {
            /** @description The stored start page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createStartPage: {
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
                 *       "startPage1": "Mailers",
                 *       "startPageUrl": "/Campaigns/MailerList"
                 *     }
                 */
                "application/json": components["schemas"]["NewStartPage"];
            };
        };
        responses: {
            /** @description The stored start page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStartPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the start page.
                 * @example 4
                 */
                startPageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start page is gone. */
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
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listMailers: {
        parameters: {
            query?: {
                /**
                 * @description Page to answer, counted from 1; beyond the last page the last one is answered.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Beginning of the mailer code, compared without case.
                 * @example SP25
                 */
                codeStartsWith?: string;
                /**
                 * @description First day of the sale begin date, that day included, `YYYYMMDD`.
                 * @example 20250101
                 */
                saleBeginAfter?: components["schemas"]["DateFilter"];
                /**
                 * @description Text found anywhere in the description, compared without case; `%` and `_` mean themselves.
                 * @example spring
                 */
                descrContains?: string;
                /**
                 * @description `SaleBegin` (default) or `Code`.
                 * @example SaleBegin
                 */
                sortBy?: components["schemas"]["SortKey"];
                /**
                 * @description `ASC` or `DESC`. Default: `DESC` by sale begin, `ASC` by code.
                 * @example DESC
                 */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its place in the whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 296,
                     *       "pageNumber": 3,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 3,
                     *       "mailerData": [
                     *         {
                     *           "mailerCode": "SP2503",
                     *           "dateProcessed": "2025-02-20T00:00:00",
                     *           "timeProcessed": "143000",
                     *           "saleDateBegin": "2025-03-06T00:00:00",
                     *           "saleDateEnd": "2025-03-19T00:00:00",
                     *           "sequenceNumberStart": 1000450001,
                     *           "sequenceNumberEnd": 1000612000,
                     *           "quantity": 162000,
                     *           "description": "Spring quilting event"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
}
