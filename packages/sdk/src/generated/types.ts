// Generated from openapi/: run `npm run generate`, never edit.
export interface paths {
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the banners of the home page
         * The slides of the carousel, in display order. An empty list hides the carousel.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the slides of the announcement bar
         * An empty list hides the bar.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getHotCategoryGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the two hot lists of the home page
         * Always two lists, in the order in which the page shows them; either may be empty.
         */
        get: operations["listHotProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getHotCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the hot categories of the home page
         * An empty list hides the section.
         */
        get: operations["listHotCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the features of the home page
         * Products and scenes that the home page presents in large pictures. An empty list hides them.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getCommunity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists posts of the community for the home page
         * An empty list hides the section.
         */
        get: operations["listHotPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getGoodsComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists customer reviews for the home page
         * An empty list hides the section.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getSeckills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the flash sale
         * The sale is open while `server_time` is between begin and over, independent of the clock of the client. Without a sale, the list is empty.
         */
        post: operations["getFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the contact of the shop
         * For the footer and the support pages.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getCategoryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the tree of categories
         * The whole menu, up to three levels, with the goods each category shows in it.
         */
        post: operations["listCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getActivityTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the opening and closing of the flash sale
         * A stream of server-sent events that stays open. `kai` with a number other than 0 opens the sale, `guan` with 0 closes it; the server sends the current state first. ActivityEvent describes a parsed event. Comments keep the connection alive. A client closes the stream on its first error.
         */
        get: operations["watchActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getOneBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the banner of one place
         * The banner of one place, or null without one.
         */
        post: operations["getBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getEmailSubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes an address to offers
         * The form at the bottom of the home page. The shop sends a welcome email.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/popupSignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up in the first-order popup
         * Returns a coupon for the first order, also by email, and subscribes the address to the offers.
         */
        post: operations["signUpByPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the subject of an unsubscribe link
         * The kind of mail, the masked address, and whether it still gets these mails. The page of the link shows it. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["getMailSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribes an address from one kind of mail
         * Ends exactly the kind of mail that the link is about, for its address, without a login. Repeating it changes nothing and succeeds. Pending notices of this kind are deleted. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes an unsubscription
         * Restores what `unsubscribe` ended, also pending notices. Repeating it changes nothing and succeeds. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["resubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getContacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the contacts per region
         * For the contact page, by region. The support hours depend on the clock of the shop, which the answer includes so that a page can continue it.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getTerm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists terms and policies
         * For the links in the footer; getTerm returns the text of one.
         */
        get: operations["listTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getSpecificTerm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the text of one term or policy
         * The text in the language of the response, as typed blocks.
         */
        get: operations["getTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ways to earn points
         * The amounts of the points program, in the order of the points page.
         */
        get: operations["getPointRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the questions of the FAQ
         * Returns groups, without empty ones. A keyword filters by words in the question or the answer; an id selects one question, for a link to it. A page divides the questions, not the groups.
         */
        post: operations["listQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the support
         * The contact form. The customer gets a receipt by email. The shop promises a reply within 24 hours, not counting Saturday and Sunday, when the support is closed.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the models with manuals and drivers
         * Models in the order of the catalogue, best-selling first. The links lead to files in the language of the response.
         */
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getLang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the language of the session
         * Later answers use this language unless their request names another. The client stores the returned locale.
         */
        post: operations["setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods
         * Goods of a category and its subcategories, goods that match a keyword, or both; without either, the whole catalogue. Lists each model once, in its first matching color; facets count the matches of further filters. A search tolerates typing errors, knows synonyms and other spellings, and by default lists the best matches first.
         */
        post: operations["listGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one goods in full
         * The data of the product page.
         */
        post: operations["getGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCommentByGoodsId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the comments on goods
         * Newest first. The average and the histogram cover all comments, independent of the filter.
         */
        post: operations["listComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCorrelationGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods that match other goods
         * At most twelve, never the goods themselves; an empty list hides the section.
         */
        post: operations["listRelatedGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture
         * For reviews and proofs of after-sales requests, which contain the returned URL. Anyone who knows the URL can see the picture.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getEpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the carriers
         * The carriers for deliveries and for returns.
         */
        post: operations["listCarriers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/queryEpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the tracking events of a parcel
         * Queries the carrier. The events contain only towns, so that a number alone identifies no person.
         */
        post: operations["trackParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getFaqsByGoodsId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists frequently asked questions about goods
         * Questions and answers about the kind of the goods.
         */
        post: operations["listGoodsFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods by their numbers
         * For recently viewed goods and the wishlist of a guest. Returns the goods in the requested order and omits discontinued goods.
         */
        post: operations["listGoodsByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns search suggestions for a few letters
         * For the search field while typing. Each typed word must be the prefix of a word in the name or the model of the goods, or of a synonym. Without a match, typing errors are corrected; if that does not help, all three lists are empty.
         */
        post: operations["suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/compareGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares goods line by line
         * A table of specifications. Each row has one value per goods, in the requested order, or null where goods do not have it. Rows are in the order of the first goods.
         */
        post: operations["compareGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the wishlist of the customer
         * Newest first, without discontinued goods. A guest stores the numbers in the browser and calls listGoodsByIds.
         */
        post: operations["listWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/addWish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts goods on the wishlist
         * Goods already on the list keep their position.
         */
        post: operations["addWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/removeWish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes goods off the wishlist
         * Goods not on the list are ignored.
         */
        post: operations["removeWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/joinWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges a guest's wishlist into the customer's
         * Called once after a login, with the guest's wishlist. Skips goods that are already on the list; omits and reports discontinued goods and goods above the limit.
         */
        post: operations["joinWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/sendEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests an email when goods are back or on sale
         * Sends one email, when the goods are in stock again or when their flash sale starts.
         */
        post: operations["requestNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the goods that the customer will get an email about
         * Requests for the email address of the account, newest first, without discontinued goods. A request leaves the list when its email is sent.
         */
        post: operations["listRequestedNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/cancelNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the request for an email about goods
         * Only requests for the email address of the account; a request that does not exist is ignored.
         */
        post: operations["cancelNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a coupon
         * A customer takes each coupon once; it is then among the customer's coupons. listGoodsCoupons and listActivityCoupons list the available ones.
         */
        post: operations["takeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the available coupons for goods
         * With a token, the answer marks the coupons that the customer has taken.
         */
        post: operations["listGoodsCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in
         * The token comes in the `authorization` response header and in `data.token`; both are the same. The answer does not reveal whether the email or the password was wrong. After five failures, the email is blocked for 15 minutes.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the login of the token
         * From now on the server refuses the token, and each one it replaced. Other logins of the customer continue. Without a token, or with one that is not valid, it changes nothing and succeeds.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/logoutAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all logins of a customer
         * From now on the server refuses every token of the customer, the token of this call included.
         */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/getLogins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the valid logins of a customer
         * The login of this call first, then the last used one first; at most 100. Expired logins and those that were ended are not in the list.
         */
        post: operations["listLogins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/endLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one login of a customer
         * From now on the server refuses the token of that login, and each one it replaced. The login of this call can be ended, too. A login that has ended already, and one of another customer, is ignored.
         */
        post: operations["endLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account and logs in
         * Needs the code from sendVerificationCode and acceptance of the terms. Earns the points of a sign-up; a friend's invitation code earns the friend points, up to a monthly limit.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/getTestEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a verification code by email
         * A code of six digits, valid for ten minutes. For a reset, an address without an account gets the same answer but no email.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/repassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a verification code
         * Ends all sessions of the customer. The answer does not reveal whether the email has an account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in with Facebook
         * The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
         */
        post: operations["logInWithFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in with Google
         * The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
         */
        post: operations["logInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the logged-in customer
         * For the header and the account pages.
         */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/repassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of a customer
         * Needs the current password. Ends all other sessions of the customer.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the profile of a customer
         * The data of the profile page.
         */
        post: operations["getProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/exportCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the data of a customer
         * Everything the shop stores about the customer, in one answer that a client can save as a file.
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the deletion of an account
         * The account is deleted at the end of the 14th day after the request; `keepAccount` ends the request before. Every other login of the customer ends; this one stays, so that the page can offer to keep the account. After the period the personal data is deleted and every token ends. Orders and invoices remain as long as the law requires, without a link to the customer. A mail confirms the request, another one the deletion. Repeating a request changes nothing and succeeds.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/keepCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the request to delete an account
         * Possible until the account is deleted. A mail confirms it. Without a request it changes nothing and succeeds.
         */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/completeCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the profile of a customer
         * Omitted fields stay unchanged, null clears a field. Completing the profile for the first time earns points.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists pictures and head decorations
         * The available avatars and the current one. The uploaded picture is first.
         */
        post: operations["listAvatars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/usedAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses a picture or a head decoration
         * Omitted fields stay unchanged.
         */
        post: operations["useAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/uploadAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the picture of a customer
         * The picture is shown immediately and replaces the previously uploaded one.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the orders of the customer
         * Newest first, without deleted orders. A keyword narrows the list and the counts.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getOrderSmall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one order in full
         * The data of the details page.
         */
        post: operations["getOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order
         * Allowed until the shop hands the parcel to the carrier, unless an after-sales request for a part of the order is open. Returns the goods to the stock and refunds the payment by the same method.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the receipt of an order
         * Completes a shipped order. Optional: the server does it five days after shipping, but not before the day after the last expected day of arrival.
         */
        post: operations["confirmReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an order from the list
         * For canceled and fully refunded orders.
         */
        post: operations["deleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/findOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds an order without a login
         * Needs the number of the order and the email of the customer. A wrong email and a wrong number get the same answer; after ten wrong pairs with one number or one email, the answer is 429 for 15 minutes. Returns only the town and the country of the delivery address.
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/findWithdrawableOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of a withdrawal
         * Returns the order to withdraw from. Needs no login, only the number and the email of the order; the limits of `findOrder` apply to wrong pairs. Available only in markets that offer it. After a declared withdrawal, the answer includes the receipt.
         */
        post: operations["findWithdrawableOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/withdrawOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a withdrawal
         * Declares the withdrawal without a reason. The shop also sends the receipt by email; a repeated declaration returns the same receipt; the limits of `findOrder` apply to wrong pairs. Replaces after-sales requests whose goods have not been sent back yet.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the saved addresses
         * The default first, then the newest.
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/saveAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an address
         * Creates an address without `id`, or updates the one with it. The first address becomes the default.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a saved address
         * If it was the default, the newest remaining address becomes the default. Existing orders do not change.
         */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the saved cards
         * The newest first. The payment provider keeps the cards; the shop knows only what is shown of them.
         */
        post: operations["listSavedCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a saved card
         * The payment provider forgets the card too. A card that is not saved, or is that of another customer, is ignored, so removing twice is fine. Existing orders do not change.
         */
        post: operations["deleteSavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the coupons of the customer
         * Newest first. Pages after the last one are empty.
         */
        post: operations["listCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getPointLogById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the point history of the customer
         * Newest first, with the balance and the remaining monthly limits.
         */
        post: operations["listPointLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCustomerGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the registrations of the customer and the gifts to choose from
         * The newest registration first.
         */
        post: operations["listGifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getGoodsCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a cart with its prices
         * With a token, the cart of the customer. Guests send the entries of their temporary cart and get them with prices, without discontinued goods. Prices, stock and reduction are current.
         */
        post: operations["getCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/addCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts goods into the cart
         * Adds to the current quantity. Adds nothing if the sum exceeds the stock or the maximum per order.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/addBannerCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the goods of a banner into the cart
         * Adds one piece, like addCartItem. For banners with marking 3.
         */
        post: operations["addBannerItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/deleteOneCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes goods from the cart
         * Removes all pieces of the goods.
         */
        post: operations["deleteCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/joinCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges a guest's cart into the customer's
         * Called after a login. Goods in both carts get the larger quantity, at most the stock or the maximum per order, so that merging twice changes nothing. An entry of type 2 becomes the buy-now item.
         */
        post: operations["joinCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getSaved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the goods saved for later
         * With a token, those of the customer, newest first. Guests send the entries of their browser and get them in the same order. Without discontinued goods; prices and stock are current.
         */
        post: operations["listSavedItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/saveForLater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves goods for later
         * Moves the line out of the cart, with its quantity. Goods that are not in the cart are saved with `goods_number`, so that a removal can be undone. Goods that are saved already keep the larger quantity.
         */
        post: operations["saveForLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/moveToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves saved goods back to the cart
         * Adds as many pieces as the stock and the maximum per order permit, and ends the saving.
         */
        post: operations["moveToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/deleteSaved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes goods from those saved for later
         * Goods that are not saved are ignored.
         */
        post: operations["deleteSavedItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets quantities and checks their availability
         * Called by the quantity editor and before ordering. Sets the quantities of the given lines and checks the stock of each; a refusal changes nothing. Other lines do not change.
         */
        post: operations["checkoutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/buyNow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the buy-now item
         * Replaces an earlier buy-now item and does not change the ordinary cart. Goods of the points store can be exchanged for points. For guests, the call only checks the item, which stays in their temporary cart until they log in.
         */
        post: operations["buyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getOrderTax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates tax, shipping and total for an address
         * Changes nothing. placeOrder expects this total. Without an address, it checks the coupon and returns the amounts without tax and shipping.
         */
        post: operations["getOrderTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order
         * Creates an unpaid order from the cart, reserves its stock, empties the cart and redeems its coupon. Goods for points are paid immediately, and an order of such goods only is paid. If the total differs from the expected one, the call orders nothing and returns 4003.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getOrderData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns an order to pay
         * For the payment page. Also returns paid orders; see `orderstatus`.
         */
        post: operations["getOrderData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/verifyOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns whether an order is paid
         * The status on the server, after a lost answer, a page reload or a redirect. Changes nothing.
         */
        post: operations["verifyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/checkoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a charge for an order
         * Captures no money yet. While a charge is open, the call returns it again, so an order never has two. The id of a saved card that is expired, removed, or another customer's opens a charge that is declined when it is captured.
         */
        post: operations["checkoutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/confirmCharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures a charge
         * Captures a charge at most once: a repeated call returns the same answer. After a failed charge, the order stays unpaid and a new charge may be opened. A charge that waits for the shopper at `redirect_url` stays open.
         */
        post: operations["confirmCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/commentStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviews a line of an order
         * Allowed once per line, within 30 days after the delivery. A review with the URL at which the customer shared it earns points.
         */
        post: operations["storeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/commentPraise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Praises a comment
         * Praising again changes nothing.
         */
        post: operations["praiseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/cancelPraise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes praise for a comment back
         * Nothing changes without praise by the customer.
         */
        post: operations["cancelPraise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns what the customer may do with goods
         * Guests get the answer of a customer without purchases.
         */
        post: operations["getGoodsUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/applyFreeTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for a free product test
         * Each customer applies once per goods. The shop decides within three days; an approved tester receives the goods in a free order.
         */
        post: operations["applyForFreeTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getAmazonQuality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the warranty of goods bought on a marketplace
         * By the number of the order there and the email it was placed with. No data is returned to a person who does not know both.
         */
        post: operations["findMarketplaceWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCommentByOrderSmallId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the review of an order line
         * Also returns whether the line can be reviewed now, and until when.
         */
        post: operations["getOrderLineReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getFree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the free tests that the customer applied for
         * Newest first.
         */
        post: operations["listFreeTests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getFreeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one application for a free test
         * Includes the conditions that the customer accepted.
         */
        post: operations["getFreeTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getQualityOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the warranties of the customer
         * One entry for each delivered order line, registered or not, the latest delivery first.
         */
        post: operations["listWarranties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/orderQuality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the warranty of an order line
         * The warranty starts with the delivery and lasts a year; registering it does not extend it.
         */
        post: operations["registerWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/claimWarranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims a warranty
         * Reports a defect of goods with a registered, valid warranty. The shop answers within 24 hours on working days. The claim creates an after-sales request: the shop accepts it, the customer returns the goods, and the shop sends working ones or refunds the money; or the shop rejects it. After that, the customer can report another defect.
         */
        post: operations["claimWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/afterSell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a return or an exchange
         * For one line of a delivered order, until 45 days after the delivery. The customer must contact customer service first. The request determines the status of the line, and of the order once all its lines have requests.
         */
        post: operations["requestAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a refund
         * For one line of a paid order, or for all lines without a line number: before the parcel is shipped, if it is lost, or until 45 days after the delivery if no goods have to be returned.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getRefundDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one after-sales request
         * Its status with past and expected steps.
         */
        post: operations["getRefundDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/sendBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the tracking number of returned goods
         * Allowed after the shop accepted a return or an exchange.
         */
        post: operations["sendBackTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an after-sales request
         * Allowed until the goods have been sent back. Restores the previous status of lines and order.
         */
        post: operations["withdrawAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/afterSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the after-sales requests of the customer
         * Newest first.
         */
        post: operations["listAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the countries that the shop delivers to
         * With the currency, the tax, the address form and the ways of delivery of each country. An order to another country is refused with 4007.
         */
        get: operations["listDeliveryCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the states of the US
         * For the address of a prize; its `region` is one of these codes.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getWheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the lucky wheel
         * Six prizes in the order of the wheel. Guests see them but cannot spin.
         */
        post: operations["getWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/luckyDraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spins the lucky wheel
         * Uses a spin and awards the prize: adds a coupon to the coupons, and any other prize to the winning records, where it needs an address. A retry with the same idempotency key returns the same prize.
         */
        post: operations["spinWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the delivery address of a prize
         * The address cannot be changed afterwards.
         */
        post: operations["savePrizeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getWinnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the winning records of the customer
         * Newest first: prizes of the wheel and the raffles, and chosen gifts.
         */
        post: operations["listWinnings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/rateRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a product, or a review of it, for a gift
         * Each received order can be registered once. Awards its amount in dollars as whole points; chooseGift chooses the gift.
         */
        post: operations["registerProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/chooseGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the gift of a registration
         * Adds the gift to the winning records, where it needs an address (savePrizeAddress).
         */
        post: operations["chooseGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getRaffles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the holiday and activity raffles
         * Open, upcoming and past raffles, by start time.
         */
        post: operations["listRaffles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/drawRaffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws a ticket of a raffle
         * One ticket per customer and raffle. Adds a prize to the winning records. A retry with the same idempotency key returns the same prize.
         */
        post: operations["drawRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getCustomerRights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the member level of the customer and its perks
         * Lifetime points determine the level; spending points does not lower it.
         */
        post: operations["getCustomerRights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/followSocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Awards points for following the shop
         * Awards the points once per network.
         */
        post: operations["claimSocialFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getActivityCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the coupons of the running activities
         * The coupons of the big sale and of the member levels. takeCoupon takes one of them.
         */
        post: operations["listActivityCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getActivityTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the times of the activities
         * The start and end of the flash sale, the big sale, the lucky wheel and the raffles, by the clock of the shop.
         */
        post: operations["getActivityTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid
         * The type is `order.paid`. Sent once for each order, also for an order that points or a discount paid in full.
         */
        post: operations["receiveOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was shipped
         * The type is `order.shipped`. The customer sees the tracking number with findOrder and listOrders.
         */
        post: operations["receiveOrderShipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was delivered
         * The type is `order.delivered`: the customer confirmed the receipt, or the time for it ended.
         */
        post: operations["receiveOrderDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was canceled
         * The type is `order.cancelled`: by the customer, or by the shop because it was not paid in time.
         */
        post: operations["receiveOrderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "afterSales.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An after-sales request was made, or its status changed
         * The type is `afterSales.changed`. The kind of a warranty claim is `exchange`, as in listAfterSales.
         */
        post: operations["receiveAfterSalesChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Activity event
         * One event of the stream of watchActivity. The stream carries `event: kai` and `data: 1` as text; this schema describes the parsed event.
         */
        ActivityEvent: {
            /**
             * A sale opens when the number is not 0.
             * @constant
             */
            event: "kai";
            /**
             * The number of the event.
             * @example 1
             */
            data: number;
        } | {
            /**
             * A sale closes when the number is 0.
             * @constant
             */
            event: "guan";
            /**
             * The number of the event.
             * @example 0
             */
            data: number;
        };
        /**
         * Response code
         * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
         * @example 1
         * @enum {integer}
         */
        ResponseCode: 1 | 2 | 100 | 1000 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 3001 | 3002 | 3003 | 3004 | 3005 | 3006 | 3007 | 3008 | 3009 | 3010 | 3011 | 3012 | 3013 | 3014 | 3015 | 3016 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5010 | 5011 | 5012 | 5020 | 5021 | 5022 | 5023 | 5024 | 5030 | 5031 | 5032 | 5033 | 5034 | 5040 | 5041 | 5042 | 6001 | 6002 | 6003 | 6004 | 6005 | 6006 | 6007 | 6008 | 6009 | 6010 | 6011 | 6012 | 6013 | 6020 | 6021 | 6022 | 6023 | 6024 | 6025 | 6030 | 6031 | 6032 | 6033 | 6034 | 6035 | 7001 | 7002 | 7003 | 8001 | 8002 | 8003 | 8030 | 8031 | 8032 | 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;
        /**
         * Session token
         * Proof of a login. The client sends it unchanged in the `authorization` request header; a new token in the response header of the same name replaces it.
         * @example tok_01hk3v7q9c5m2x8r4n6b
         */
        SessionToken: string;
        /**
         * Banner type
         * The media type of a banner.
         * @example 1
         * @enum {integer}
         */
        BannerType: 1 | 4;
        /**
         * Video address
         * The address of a film, a path of this shop or a URL with http or https; an empty string without a film.
         * @example
         * @example /films/k9.mp4
         */
        VideoAddress: string;
        /**
         * Link
         * The target of a link, a path of this shop or a URL with http or https; an empty string without a target.
         * @example /detail?id=1011
         */
        LinkAddress: string;
        /**
         * Picture address
         * The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads.
         * @example
         * @example /api/pictures/goods/k9/hero-black.avif?v=5f0c2d1e&widths=192,320,640
         */
        PictureAddress: string;
        /**
         * Banner marking
         * The action of a click on a banner.
         * @example 1
         * @enum {integer}
         */
        BannerMarking: 1 | 2 | 3;
        /**
         * Goods number
         * The number of one goods in one color; every color of a model has its own.
         * @example 1011
         */
        GoodsId: number;
        /**
         * Model
         * The name of the model, the same in every language and color.
         * @example K9
         */
        GoodsUnit: string;
        /**
         * Goods kind
         * The kind of the goods; clients draw goods without a photograph.
         *
         * - `headset`: A headset.
         * - `mouse`: A mouse.
         * @example headset
         * @enum {string}
         */
        GoodsKind: "headset" | "mouse";
        /**
         * Color
         * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
         *
         * - `black`: Black.
         * - `white`: White.
         * - `grey`: Gray.
         * - `red`: Red.
         * - `ember`: A warm orange.
         * - `blue`: Blue.
         * - `violet`: Violet.
         * - `green`: Green.
         * - `volt`: A bright yellow-green.
         * - `pink`: Pink.
         * @example ember
         * @enum {string}
         */
        ColourName: "black" | "white" | "grey" | "red" | "ember" | "blue" | "violet" | "green" | "volt" | "pink";
        /**
         * Banner
         * One slide of the carousel at the top of the home page.
         */
        Banner: {
            /**
             * The number of the banner.
             * @example 1
             */
            id: number;
            /** The media type of a banner. */
            type: components["schemas"]["BannerType"];
            /** The address of a film, a path of this shop or a URL with http or https; an empty string without a film. At most 2000 characters. */
            video: components["schemas"]["VideoAddress"];
            /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
            link: components["schemas"]["LinkAddress"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            url: components["schemas"]["PictureAddress"];
            /** The action of a click on a banner. */
            marking: components["schemas"]["BannerMarking"];
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /**
             * The heading of the banner. At most 200 characters.
             * @example Hear the step before the shot.
             */
            title: string;
            /**
             * The text below the heading. At most 500 characters.
             * @example 50 mm drivers, 16 ms wireless, a mic that drops the room.
             */
            remark: string;
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Message
         * A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML.
         * @example The item is out of stock now!
         */
        Message: string;
        /**
         * Rejection
         * The envelope of an answer whose HTTP status is not 200. Nothing was changed, except that after serverError (9005) it is unknown whether a write took place.
         */
        Rejection: {
            /**
             * The problem with the request or the server.
             * @example 9001
             * @enum {integer}
             */
            code: 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /**
             * The field of the request that is missing or wrong, as a path such as `lines[0].quantity`, or the name of its header or query parameter. Only with malformedRequest (9001) and status 422. 1 to 200 characters.
             * @example goods_number
             */
            field?: string;
        };
        /**
         * Note
         * One slide of the announcement bar.
         */
        Note: {
            /**
             * The text of the slide, plain text. 1 to 500 characters.
             * @example Free shipping on every order
             */
            content: string;
        };
        /**
         * Country
         * A country or region of the world as two capital letters of ISO 3166-1.
         * @example US
         */
        CountryCode: string;
        /**
         * Goods name
         * The name of the goods, in the language of the response.
         * @example K9 Wireless Headset
         */
        GoodsName: string;
        /**
         * Money
         * An amount in major units of the currency, with at most two decimals: dollars, not cents. The currency follows the answer's language: USD for en; EUR for de, es, fr and it; CNY for zh; JPY for ja. Amounts of a placed order are in the currency of the order.
         * @example 59.9
         */
        Money: number;
        /**
         * Lowest price
         * The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals.
         * @example 74.9
         */
        LowestPrice: number | null;
        /**
         * Stock
         * The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999.
         * @example 14
         */
        StockCount: number;
        /**
         * Flag
         * A boolean, encoded as a number.
         * @example 0
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * Rebate kind
         * How the number in `rebate` lowers the price.
         * @example 1
         * @enum {integer}
         */
        RebateKind: 0 | 1 | 2;
        /**
         * Rebate
         * The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate. In percent, or in major units of the currency. 0 to 999999.99.
         * @example 20
         */
        Rebate: number;
        /**
         * Hot product
         * Goods in the hot lists of the home page.
         */
        HotProduct: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /**
             * The name of the category the goods are in. 1 to 200 characters.
             * @example Wireless headsets
             */
            cateName: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /** The current price per piece. In major units of the currency, with at most two decimals. */
            goods_price: components["schemas"]["Money"];
            /** The price per piece without any rebate; equal to goods_price without a reduction. In major units of the currency, with at most two decimals. */
            original_price: components["schemas"]["Money"];
            /** The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals. */
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999. */
            stock_count: components["schemas"]["StockCount"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** Whether the goods are a new release. 1 for yes, 0 for no. */
            is_new: components["schemas"]["Flag"];
            /** How the number in `rebate` lowers the price. */
            is_rebate: components["schemas"]["RebateKind"];
            /** The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate. In percent, or in major units of the currency. 0 to 999999.99. */
            rebate: components["schemas"]["Rebate"];
        };
        /**
         * Category number
         * The number of a category, as in the address /product/{id}.
         * @example 11
         */
        CategoryId: number;
        /**
         * Hot category
         * A category that the home page promotes.
         */
        HotCategory: {
            /** The number of a category, as in the address /product/{id}. */
            id: components["schemas"]["CategoryId"];
            /**
             * The name of the category. 1 to 200 characters.
             * @example Wireless headsets
             */
            catName: string;
            /**
             * The promotional line of the category. At most 200 characters.
             * @example Nothing to trip over
             */
            title: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            hot_pic: components["schemas"]["PictureAddress"];
            /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
            link: components["schemas"]["LinkAddress"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Spot of a feature
         * A place in the picture of a feature, with words or with goods that can be bought there.
         */
        FeatureSpot: {
            /**
             * The distance from the left edge of the picture. In percent of the width. 0 to 100.
             * @example 62
             */
            x: number;
            /**
             * The distance from the top edge of the picture. In percent of the height. 0 to 100.
             * @example 54.5
             */
            y: number;
            /**
             * The name of the place, or of the goods. 1 to 200 characters.
             * @example Battery
             */
            title: string;
            /**
             * A sentence about it. At most 500 characters.
             * @example Up to 90 hours on one charge.
             */
            text: string;
            /** The goods at this place; missing where the place is only explained. */
            goods?: components["schemas"]["HotProduct"];
        };
        /**
         * Feature
         * A large picture with marked spots, such as a product taken apart or products on a desk.
         */
        Feature: {
            /**
             * The number of the feature.
             * @example 1
             */
            id: number;
            /**
             * The headline. 1 to 200 characters.
             * @example Why 49 grams
             */
            title: string;
            /**
             * One or two sentences under the headline. At most 1000 characters.
             * @example Weight comes off the inside, and the shell stays closed.
             */
            text: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The picture in words, for people who cannot see it. At most 500 characters.
             * @example A white mouse taken apart: shell, board with battery, base and feet.
             */
            alt: string;
            /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
            link: components["schemas"]["LinkAddress"];
            /** Places in the picture that are explained or sold. At most 8 items. */
            spots: components["schemas"]["FeatureSpot"][];
        };
        /**
         * Unix time
         * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z.
         * @example 1768478400
         */
        UnixTime: number;
        /**
         * Post
         * A post of the community site that the home page shows.
         */
        Post: {
            /**
             * The number of the post, as in its URL on the community site.
             * @example 304
             */
            id: number;
            /**
             * The headline. 1 to 300 characters.
             * @example Five ways to place a microphone
             */
            title: string;
            /**
             * The excerpt of the post. At most 1000 characters.
             * @example A finger from the corner of the mouth, and four other habits.
             */
            remark: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /** When the post was written. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
        };
        /**
         * Stars
         * A customer's rating, 5 is best. In stars. 1 to 5.
         * @example 5
         */
        Stars: number;
        /**
         * Review
         * A customer's review of the shop, for the home page.
         */
        Review: {
            /**
             * The number of the review.
             * @example 71
             */
            id: number;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The text of the review. 1 to 2000 characters.
             * @example I hear doors now. I did not know this map had doors.
             */
            remark: string;
            /**
             * The customer's name, or null when only cname is known.
             * @example Tomas R.
             */
            name: string | null;
            /**
             * The customer's name in the community, or null; shown when name is null.
             * @example nightowl
             */
            cname: string | null;
            /** A customer's rating, 5 is best. In stars. 1 to 5. */
            stars: components["schemas"]["Stars"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Percent
         * A share, in percent without decimals. 0 to 100.
         * @example 68
         */
        Percent: number;
        /**
         * Goods in a flash sale
         * Goods in a flash sale.
         */
        FlashSaleItem: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** The usual price per piece. In major units of the currency, with at most two decimals. */
            goods_price: components["schemas"]["Money"];
            /** The price per piece during the sale. In major units of the currency, with at most two decimals. */
            seckill_price: components["schemas"]["Money"];
            /** The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals. */
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** Pieces left in the sale; zero or less means sold out. In pieces. -999999 to 999999. */
            seckill_count: components["schemas"]["StockCount"];
            /** How much of the sale's stock is sold. In percent. 0 to 100. */
            percent: components["schemas"]["Percent"];
        };
        /**
         * Flash sale list
         * Goods of a flash sale that end together.
         */
        FlashSaleList: {
            /**
             * The title of the list. 1 to 200 characters.
             * @example Tonight only
             */
            title: string;
            /**
             * The time until the list ends, from the moment of the answer; never below zero. In seconds.
             * @example 16029
             */
            time: number;
            /** The goods of the list. At most 48 items. */
            goods: components["schemas"]["FlashSaleItem"][];
        };
        /**
         * Phone number
         * A phone number in the format that the person typed, with an extension if it has one.
         * @example +1 206 555 0177
         */
        PhoneNumber: string;
        /**
         * Email address
         * An email address.
         * @example ada@example.com
         */
        Email: string;
        /**
         * Contact
         * The contact data of the shop, for the footer and the support pages.
         */
        Contact: {
            /** A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters. */
            phone: components["schemas"]["PhoneNumber"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /**
             * The copyright line. 1 to 500 characters.
             * @example © 2026 signal. All rights reserved.
             */
            site_copy: string;
            /**
             * The opening hours of the support, as text. 1 to 200 characters.
             * @example Monday to Friday, 09:00-18:00
             */
            hours: string;
            /** The social profiles of the shop. At most 12 items. */
            social: {
                /**
                 * The name of the site. 1 to 60 characters.
                 * @example YouTube
                 */
                name: string;
                /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
                link: components["schemas"]["LinkAddress"];
            }[];
            /** Whether orders of any market can be withdrawn from online. 1 for yes, 0 for no. */
            withdrawal_offered: components["schemas"]["Flag"];
        };
        /**
         * Category
         * One category of the catalogue with everything below it, at most three levels deep.
         */
        Category: {
            /** The number of a category, as in the address /product/{id}. */
            id: components["schemas"]["CategoryId"];
            /**
             * The name of the category, in the language of the response. 1 to 200 characters.
             * @example Headsets
             */
            name: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /** The categories directly below, in the order of the menu. At most 50 items. */
            children: components["schemas"]["Category"][];
            /** Goods shown beside the category in the menu. At most 24 items. */
            goods: components["schemas"]["MenuGoods"][];
        };
        /**
         * Goods in a menu
         * Goods in the menu.
         */
        MenuGoods: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * One line about the goods, in the language of the response. At most 500 characters.
             * @example 50 mm drivers, 16 ms wireless, 40 hours
             */
            goods_desc: string;
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** Whether the goods are a new release. 1 for yes, 0 for no. */
            is_new: components["schemas"]["Flag"];
            /** How the number in `rebate` lowers the price. */
            is_rebate: components["schemas"]["RebateKind"];
            /** The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate. In percent, or in major units of the currency. 0 to 999999.99. */
            rebate: components["schemas"]["Rebate"];
        };
        /**
         * Locale
         * A language of the shop; en is the default.
         *
         * - `zh`: Simplified Chinese.
         * - `en`: English.
         * - `de`: German.
         * - `ja`: Japanese.
         * - `it`: Italian.
         * - `es`: Spanish.
         * - `fr`: French.
         * @example en
         * @enum {string}
         */
        Locale: "zh" | "en" | "de" | "ja" | "it" | "es" | "fr";
        /**
         * Place of a banner
         * The position of a single banner.
         *
         * - `points`: The banner of the points store on the home page.
         * - `bigSale`: The head of /bigsale.
         * - `firstOrder`: The popup for a first order.
         * - `seasonal`: The seasonal popup.
         * @example points
         * @enum {string}
         */
        BannerPlace: "points" | "bigSale" | "firstOrder" | "seasonal";
        /**
         * Single banner
         * A single banner with its text and link.
         */
        SideBanner: {
            /**
             * The position of a single banner.
             *
             * - `points`: The banner of the points store on the home page.
             * - `bigSale`: The head of /bigsale.
             * - `firstOrder`: The popup for a first order.
             * - `seasonal`: The seasonal popup.
             */
            place: components["schemas"]["BannerPlace"];
            /**
             * The heading of the banner. 1 to 200 characters.
             * @example Your points are worth something
             */
            title: string;
            /**
             * The text below the heading. 1 to 500 characters.
             * @example Every dollar earns a point. Swap them for headsets and mice.
             */
            remark: string;
            /**
             * The label of the button. 1 to 60 characters.
             * @example Shop Now
             */
            button: string;
            /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
            link: components["schemas"]["LinkAddress"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            url: components["schemas"]["PictureAddress"];
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Coupon code
         * A code that the shopper enters at checkout. Case and surrounding spaces are ignored.
         * @example WELCOME10
         */
        CouponCode: string;
        /**
         * Mail token
         * The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed.
         * @example mail_offers_of_the_demonstration
         */
        MailToken: string;
        /**
         * Kind of mailing
         * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
         *
         * - `offers`: News and offers of the shop.
         * - `backInStock`: Notices that goods are back in stock.
         * - `saleStart`: Notices that a sale of goods starts.
         * @example offers
         * @enum {string}
         */
        MailingKind: "offers" | "backInStock" | "saleStart";
        /**
         * Mail subscription
         * The subject of an unsubscribe link, and whether its address still gets these mails.
         */
        MailSubscription: {
            /**
             * The address with all but the first character before the @ replaced, because a forwarded mail must not disclose it. 2 to 200 characters.
             * @example a•••@example.com
             */
            email: string;
            /**
             * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
             *
             * - `offers`: News and offers of the shop.
             * - `backInStock`: Notices that goods are back in stock.
             * - `saleStart`: Notices that a sale of goods starts.
             */
            kind: components["schemas"]["MailingKind"];
            /** Whether the address gets these mails. 1 for yes, 0 for no. */
            subscribed: components["schemas"]["Flag"];
        };
        /**
         * Contact of a region
         * The contact data for customers of one region.
         */
        RegionContact: {
            /**
             * The name of the region, in the language of the response. 1 to 100 characters.
             * @example North America
             */
            region: string;
            /** A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters. */
            phone: components["schemas"]["PhoneNumber"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /**
         * Unix time or null
         * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z, or null without one.
         * @example 1768478400
         */
        UnixTimeOrNull: number | null;
        /**
         * Title of a term
         * The name of a term in URLs, as in /policy/{policyTitle}; the same in every language.
         * @example return-policy
         */
        TermTitle: string;
        /**
         * Term
         * A link to a term or policy.
         */
        Term: {
            /**
             * The number of the term.
             * @example 3
             */
            id: number;
            /** The name of a term in URLs, as in /policy/{policyTitle}; the same in every language. 1 to 100 characters. */
            title: components["schemas"]["TermTitle"];
            /**
             * The name of the term, in the language of the response. 1 to 200 characters.
             * @example Return policy
             */
            name: string;
        };
        /**
         * Text block
         * One block of a long text. Texts are lists of blocks, so that clients never render HTML from the server.
         */
        TextBlock: {
            /**
             * A heading within the text.
             * @constant
             */
            type: "heading";
            /**
             * The text of the heading. 1 to 300 characters.
             * @example How to send goods back
             */
            text: string;
        } | {
            /**
             * A paragraph of plain text.
             * @constant
             */
            type: "paragraph";
            /**
             * The text of the paragraph. 1 to 5000 characters.
             * @example You have 45 days from the day the parcel reaches you.
             */
            text: string;
        } | {
            /**
             * A list of short points.
             * @constant
             */
            type: "list";
            /** The points in their order. 1 to 50 items. */
            items: string[];
        };
        /**
         * Picture of a term
         * A picture with a caption beside a text, such as a part of a product in the text about the company.
         */
        TermPicture: {
            /**
             * The caption. 1 to 200 characters.
             * @example A driver behind memory foam
             */
            title: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The picture in words, for people who cannot see it. At most 500 characters.
             * @example An orange headset from the side of the ear: an ear pad with the driver behind it.
             */
            alt: string;
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Text of a term
         * One term or policy with its text.
         */
        TermText: {
            /** The name of a term in URLs, as in /policy/{policyTitle}; the same in every language. 1 to 100 characters. */
            title: components["schemas"]["TermTitle"];
            /**
             * The name of the term, in the language of the response. 1 to 200 characters.
             * @example Return policy
             */
            name: string;
            /** The text. At most 200 items. */
            blocks: components["schemas"]["TextBlock"][];
            /** A picture above the text with explanations, such as the parts that a warranty covers. Absent if the text has none. */
            feature?: components["schemas"]["Feature"];
            /** Pictures with captions, in the order in which clients show them. Absent if the text has none. At most 12 items. */
            pictures?: components["schemas"]["TermPicture"][];
            /** A form to copy, print or send by email, such as the model withdrawal form of EU law. Absent if the text has none. */
            form?: {
                /**
                 * The name of the form, in the language of the response. 1 to 200 characters.
                 * @example Model withdrawal form
                 */
                name: string;
                /**
                 * The text of the form, with line breaks. 1 to 5000 characters.
                 * @example To the shop:
                 *
                 *     I withdraw from my contract of sale of the following goods:
                 */
                text: string;
                /** Where the completed form is sent. 2 to 200 characters. */
                email: components["schemas"]["Email"];
            };
        };
        /**
         * Kind of a change of points
         * Why points were earned or spent.
         *
         * - `signUp`: The customer opened an account.
         * - `dailyLogin`: The first login of a day.
         * - `invite`: An invited person opened an account.
         * - `socialFollow`: The customer follows a social network of the shop.
         * - `profileCompleted`: The customer completed the profile.
         * - `sharedReview`: The customer shared a review.
         * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
         * - `pointsExchange`: Points paid for goods.
         * - `exchangeReturned`: Points of returned goods.
         * - `prize`: A prize of the wheel or a raffle.
         * @example sharedReview
         * @enum {string}
         */
        PointKind: "signUp" | "dailyLogin" | "invite" | "socialFollow" | "profileCompleted" | "sharedReview" | "productRegistration" | "pointsExchange" | "exchangeReturned" | "prize";
        /**
         * Way to earn points
         * A way to earn points.
         */
        PointRule: {
            /**
             * Why points were earned or spent.
             *
             * - `signUp`: The customer opened an account.
             * - `dailyLogin`: The first login of a day.
             * - `invite`: An invited person opened an account.
             * - `socialFollow`: The customer follows a social network of the shop.
             * - `profileCompleted`: The customer completed the profile.
             * - `sharedReview`: The customer shared a review.
             * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
             * - `pointsExchange`: Points paid for goods.
             * - `exchangeReturned`: Points of returned goods.
             * - `prize`: A prize of the wheel or a raffle.
             */
            kind: components["schemas"]["PointKind"];
            /**
             * The description of the way, in the language of the response. 1 to 200 characters.
             * @example Review shared
             */
            name: string;
            /**
             * A one-line instruction. 1 to 500 characters.
             * @example Share your review of something you bought.
             */
            desc: string;
            /**
             * The reward for each time, or null if it equals the amount of the order. In points. 1 to 1000000.
             * @example 50
             */
            points: number | null;
            /**
             * The monthly limit, or null without one. In points. 1 to 1000000.
             * @example 100
             */
            monthly_maximum: number | null;
        };
        /**
         * Keyword
         * A search keyword; must not consist of spaces.
         * @example wireless
         */
        Keyword: string;
        /**
         * Group of questions
         * A topic of the FAQ.
         *
         * - `orders`: Orders and payment.
         * - `shipping`: Shipping.
         * - `returns`: Returns and warranty.
         * - `account`: The account.
         * @example shipping
         * @enum {string}
         */
        QuestionGroup: "orders" | "shipping" | "returns" | "account";
        /**
         * Name of a question
         * The id of a question in URLs, as in /support/faq#delivery-time; the same in every language.
         * @example delivery-time
         */
        QuestionId: string;
        /**
         * Page number
         * The page of a list, from 1. Pages after the last one are empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * Page size
         * The number of entries of a page; 12 when a request leaves it out.
         * @example 12
         */
        PageSize: number;
        /**
         * Question
         * A question that customers often ask, with its answer.
         */
        Question: {
            /** The id of a question in URLs, as in /support/faq#delivery-time; the same in every language. 1 to 60 characters. */
            id: components["schemas"]["QuestionId"];
            /**
             * The question, in the language of the response. 1 to 300 characters.
             * @example When will my package arrive?
             */
            question: string;
            /** The answer, in the language of the response. 1 to 50 items. */
            answer: components["schemas"]["TextBlock"][];
        };
        /**
         * Total
         * The number of entries over all pages.
         * @example 64
         */
        Total: number;
        /**
         * Person name
         * The full name of a person.
         * @example Ada Brennan
         */
        PersonName: string;
        /**
         * Reference of a message
         * The number of a message to the support.
         * @example MSG-4F0A91C2
         */
        MessageReference: string;
        /**
         * Kind of a file
         * The purpose of a file of goods.
         *
         * - `manual`: A manual.
         * - `driver`: A driver or another program.
         * @example manual
         * @enum {string}
         */
        GoodsFileKind: "manual" | "driver";
        /**
         * File of goods
         * A manual or a program that can be downloaded.
         */
        GoodsFile: {
            /**
             * The number of the file.
             * @example 9001
             */
            id: number;
            /**
             * The title of the file. 1 to 200 characters.
             * @example K9 manual
             */
            name: string;
            /**
             * The purpose of a file of goods.
             *
             * - `manual`: A manual.
             * - `driver`: A driver or another program.
             */
            kind: components["schemas"]["GoodsFileKind"];
            /** The target of a link, a path of this shop or a URL with http or https; an empty string without a target. At most 2000 characters. */
            link: components["schemas"]["LinkAddress"];
            /**
             * The size of the file. In bytes.
             * @example 1843200
             */
            size_bytes: number;
        };
        /**
         * Model with files
         * A model with its downloads; the number is that of its leading color.
         */
        DownloadModel: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** The files of the model, its manual first, then its programs. 1 to 20 items. */
            files: components["schemas"]["GoodsFile"][];
        };
        /**
         * Goods filter
         * A filter of a listing; goods must match all given filters. The points store uses `points`.
         *
         * - `new`: New goods.
         * - `deal`: Goods at a lower price than usual.
         * - `inStock`: Goods in stock.
         * - `points`: Goods that can be paid with points.
         * @example inStock
         * @enum {string}
         */
        GoodsFilter: "new" | "deal" | "inStock" | "points";
        /**
         * Attribute of goods
         * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
         *
         * - `connection.radio`: Connects with a 2.4 GHz receiver.
         * - `connection.bluetooth`: Connects with Bluetooth.
         * - `connection.cable`: Connects with a cable.
         * - `platform.pc`: Works with computers.
         * - `platform.console`: Works with consoles.
         * - `platform.mobile`: Works with phones and tablets.
         * - `battery.20`: At least 20 hours on one charge, or any replaceable cell.
         * - `battery.40`: At least 40 hours on one charge, or any replaceable cell.
         * - `battery.60`: At least 60 hours on one charge, or any replaceable cell.
         * - `battery.100`: At least 100 hours on one charge, or any replaceable cell.
         * - `weight.60`: At most 60 grams.
         * - `weight.80`: At most 80 grams.
         * - `weight.100`: At most 100 grams.
         * - `weight.200`: At most 200 grams.
         * - `weight.250`: At most 250 grams.
         * - `weight.300`: At most 300 grams.
         * - `grip.right`: Fits the right hand.
         * - `grip.left`: Fits the left hand.
         * - `grip.both`: Fits either hand.
         * - `grip.vertical`: Held like a handshake.
         * - `microphone.detachable`: The microphone can be taken off.
         * - `microphone.flip`: The microphone can be turned up.
         * - `microphone.builtIn`: The microphone is inside the housing.
         * - `microphone.fixed`: The microphone stays in place.
         * - `color.black`: The goods exist in black.
         * - `color.white`: The goods exist in white.
         * - `color.grey`: The goods exist in gray.
         * - `color.red`: The goods exist in red.
         * - `color.ember`: The goods exist in a warm orange.
         * - `color.blue`: The goods exist in blue.
         * - `color.violet`: The goods exist in violet.
         * - `color.green`: The goods exist in green.
         * - `color.volt`: The goods exist in a bright yellow-green.
         * - `color.pink`: The goods exist in pink.
         * @example connection.bluetooth
         * @enum {string}
         */
        GoodsAttribute: "connection.radio" | "connection.bluetooth" | "connection.cable" | "platform.pc" | "platform.console" | "platform.mobile" | "battery.20" | "battery.40" | "battery.60" | "battery.100" | "weight.60" | "weight.80" | "weight.100" | "weight.200" | "weight.250" | "weight.300" | "grip.right" | "grip.left" | "grip.both" | "grip.vertical" | "microphone.detachable" | "microphone.flip" | "microphone.builtIn" | "microphone.fixed" | "color.black" | "color.white" | "color.grey" | "color.red" | "color.ember" | "color.blue" | "color.violet" | "color.green" | "color.volt" | "color.pink";
        /**
         * Goods order
         * The order of a listing; `popular` when a request leaves it out.
         *
         * - `popular`: Most popular first.
         * - `newest`: Newest first.
         * - `priceUp`: Lowest price first.
         * - `priceDown`: Highest price first.
         * - `rating`: Best rating first.
         * @example popular
         * @enum {string}
         */
        GoodsSort: "popular" | "newest" | "priceUp" | "priceDown" | "rating";
        /**
         * Rating
         * The average rating; 0 without a rating. In stars, with one decimal. 0 to 5.
         * @example 4.6
         */
        Rating: number;
        /**
         * Price in points
         * The price per piece, or null when it is not sold for points. In points.
         * @example 6000
         */
        PointPrice: number | null;
        /**
         * Model color
         * A model in one color.
         */
        ModelColor: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999. */
            stock_count: components["schemas"]["StockCount"];
            /** The picture of lists in this color; missing without one. At most 2000 characters. */
            pic_index?: components["schemas"]["PictureAddress"];
        };
        /**
         * Goods in a list
         * Goods in a list, in one color.
         */
        GoodsSummary: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * One line about the goods, in the language of the response. At most 500 characters.
             * @example 50 mm drivers, 16 ms wireless, 40 hours
             */
            goods_desc: string;
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** A second view of the goods, which a list shows under the pointer; missing without one. At most 2000 characters. */
            hover_pic?: components["schemas"]["PictureAddress"];
            /** The current price per piece, after its rebate or flash price. In major units of the currency, with at most two decimals. */
            goods_price: components["schemas"]["Money"];
            /** The price per piece without any rebate; equal to goods_price without a reduction. In major units of the currency, with at most two decimals. */
            original_price: components["schemas"]["Money"];
            /** The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals. */
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** Whether the goods are a new release. 1 for yes, 0 for no. */
            is_new: components["schemas"]["Flag"];
            /** How the number in `rebate` lowers the price. */
            is_rebate: components["schemas"]["RebateKind"];
            /** The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate. In percent, or in major units of the currency. 0 to 999999.99. */
            rebate: components["schemas"]["Rebate"];
            /** Whether the goods are in a flash sale that is open now. 1 for yes, 0 for no. */
            is_seckill: components["schemas"]["Flag"];
            /** The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999. */
            stock_count: components["schemas"]["StockCount"];
            /** The average rating; 0 without a rating. In stars, with one decimal. 0 to 5. */
            rating: components["schemas"]["Rating"];
            /**
             * How many customers have commented on the goods. 0 to 1000000.
             * @example 128
             */
            comment_count: number;
            /** The price per piece in points, or null when it is not sold for points. */
            integral_price: components["schemas"]["PointPrice"];
            /** All colors of the model, including this one, in display order; missing where it has only one. 1 to 10 items. */
            colours?: components["schemas"]["ModelColor"][];
        };
        /**
         * Facets of a listing
         * The number of models that each filter option matches, over all pages. A count applies all selected filters except its own, so that a shopper sees the effect of selecting or clearing it; a model counts once.
         */
        GoodsFacets: {
            /** One entry for each filter. At most 20 items. */
            filters: {
                /**
                 * A filter of a listing; goods must match all given filters. The points store uses `points`.
                 *
                 * - `new`: New goods.
                 * - `deal`: Goods at a lower price than usual.
                 * - `inStock`: Goods in stock.
                 * - `points`: Goods that can be paid with points.
                 */
                filter: components["schemas"]["GoodsFilter"];
                /** The number of entries over all pages. 0 to 1000000. */
                count: components["schemas"]["Total"];
            }[];
            /** One entry for each attribute that any of the models has, in the order of its kind. A count ignores the selected attributes of the same kind, because they are alternatives. At most 60 items. */
            attributes: {
                /**
                 * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
                 *
                 * - `connection.radio`: Connects with a 2.4 GHz receiver.
                 * - `connection.bluetooth`: Connects with Bluetooth.
                 * - `connection.cable`: Connects with a cable.
                 * - `platform.pc`: Works with computers.
                 * - `platform.console`: Works with consoles.
                 * - `platform.mobile`: Works with phones and tablets.
                 * - `battery.20`: At least 20 hours on one charge, or any replaceable cell.
                 * - `battery.40`: At least 40 hours on one charge, or any replaceable cell.
                 * - `battery.60`: At least 60 hours on one charge, or any replaceable cell.
                 * - `battery.100`: At least 100 hours on one charge, or any replaceable cell.
                 * - `weight.60`: At most 60 grams.
                 * - `weight.80`: At most 80 grams.
                 * - `weight.100`: At most 100 grams.
                 * - `weight.200`: At most 200 grams.
                 * - `weight.250`: At most 250 grams.
                 * - `weight.300`: At most 300 grams.
                 * - `grip.right`: Fits the right hand.
                 * - `grip.left`: Fits the left hand.
                 * - `grip.both`: Fits either hand.
                 * - `grip.vertical`: Held like a handshake.
                 * - `microphone.detachable`: The microphone can be taken off.
                 * - `microphone.flip`: The microphone can be turned up.
                 * - `microphone.builtIn`: The microphone is inside the housing.
                 * - `microphone.fixed`: The microphone stays in place.
                 * - `color.black`: The goods exist in black.
                 * - `color.white`: The goods exist in white.
                 * - `color.grey`: The goods exist in gray.
                 * - `color.red`: The goods exist in red.
                 * - `color.ember`: The goods exist in a warm orange.
                 * - `color.blue`: The goods exist in blue.
                 * - `color.violet`: The goods exist in violet.
                 * - `color.green`: The goods exist in green.
                 * - `color.volt`: The goods exist in a bright yellow-green.
                 * - `color.pink`: The goods exist in pink.
                 */
                attribute: components["schemas"]["GoodsAttribute"];
                /** The number of entries over all pages. 0 to 1000000. */
                count: components["schemas"]["Total"];
            }[];
            /** One entry for each minimum rating, highest first. At most 5 items. */
            ratings: {
                /** A customer's rating, 5 is best. In stars. 1 to 5. */
                rating_min: components["schemas"]["Stars"];
                /** The number of entries over all pages. 0 to 1000000. */
                count: components["schemas"]["Total"];
            }[];
            /** Price ranges with round limits, lowest first, and their models. A count ignores the price filter. A model whose colors differ in price counts in each of their ranges. Missing where all models cost the same, or in answers of an older backend. 1 to 12 items. */
            prices?: {
                /** The lower limit; missing in the lowest range. In major units of the currency, with at most two decimals. */
                price_min?: components["schemas"]["Money"];
                /** The upper limit; missing in the highest range. In major units of the currency, with at most two decimals. */
                price_max?: components["schemas"]["Money"];
                /** The number of entries over all pages. 0 to 1000000. */
                count: components["schemas"]["Total"];
            }[];
            /** The lowest matching price, ignoring the price filter; 0 without matches. In major units of the currency, with at most two decimals. */
            price_min: components["schemas"]["Money"];
            /** The highest matching price, ignoring the price filter; 0 without matches. In major units of the currency, with at most two decimals. */
            price_max: components["schemas"]["Money"];
        };
        /**
         * Category link
         * A category by number and name, to link to it.
         */
        CategoryLink: {
            /** The number of a category, as in the address /product/{id}. */
            id: components["schemas"]["CategoryId"];
            /**
             * The name of the category, in the language of the response. 1 to 200 characters.
             * @example Wireless headsets
             */
            name: string;
        };
        /**
         * Listed category
         * The category a listing shows, with its place in the tree.
         */
        ListedCategory: {
            /** The number of a category, as in the address /product/{id}. */
            id: components["schemas"]["CategoryId"];
            /**
             * The name of the category, in the language of the response. 1 to 200 characters.
             * @example Wireless headsets
             */
            name: string;
            /** The path from the root of the tree to the category, inclusive. 1 to 3 items. */
            path: components["schemas"]["CategoryLink"][];
            /** The categories directly below. At most 50 items. */
            children: components["schemas"]["CategoryLink"][];
        };
        /**
         * Match of a search
         * How well the results match the keywords.
         *
         * - `exact`: The goods match the keywords as sent, a synonym included; always without keywords.
         * - `near`: The goods match after a correction, or without some of the words.
         * - `none`: No goods match.
         * @example near
         * @enum {string}
         */
        SearchMatch: "exact" | "near" | "none";
        /**
         * Quantity
         * The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99.
         * @example 2
         */
        Quantity: number;
        /**
         * View of goods
         * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
         *
         * - `whole`: The whole goods, as in lists.
         * - `side`: In profile.
         * - `close`: A detail of the side.
         * - `top`: The upper end.
         * - `turned`: The other side.
         * - `dark`: In the dark.
         * @example whole
         * @enum {string}
         */
        GoodsView: "whole" | "side" | "close" | "top" | "turned" | "dark";
        /**
         * Topic of technical data
         * The topic of a row of the technical data, the same in every language.
         *
         * - `connection`: How the goods connect.
         * - `drivers`: The drivers of a headset.
         * - `latency`: The delay of the signal.
         * - `battery`: Battery and running time.
         * - `microphone`: The microphone.
         * - `impedance`: The impedance of a headset.
         * - `worksWith`: The devices that the goods work with.
         * - `weight`: The weight.
         * - `cable`: The cable.
         * - `sensor`: The sensor of a mouse.
         * - `polling`: How often a mouse reports.
         * - `buttons`: The buttons.
         * - `switches`: The switches below the buttons.
         * - `hand`: The hand that a mouse fits.
         * - `warranty`: The warranty.
         * @example connection
         * @enum {string}
         */
        SpecificationTopic: "connection" | "drivers" | "latency" | "battery" | "microphone" | "impedance" | "worksWith" | "weight" | "cable" | "sensor" | "polling" | "buttons" | "switches" | "hand" | "warranty";
        /**
         * Goods picture
         * A picture in the gallery of the product page.
         */
        GoodsPicture: {
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
             *
             * - `whole`: The whole goods, as in lists.
             * - `side`: In profile.
             * - `close`: A detail of the side.
             * - `top`: The upper end.
             * - `turned`: The other side.
             * - `dark`: In the dark.
             */
            view: components["schemas"]["GoodsView"];
            /**
             * A description of the picture, in the customer's language; clients prefix it with the name of the goods. 1 to 200 characters.
             * @example From the front
             */
            text: string;
            /** The topic of the technical data that a detail or the parts of an exploded view belong to; other pictures of the whole goods have none. */
            topic?: components["schemas"]["SpecificationTopic"];
        };
        /**
         * Goods turn
         * A 360° view of the goods: a sprite sheet with the frames of a full turn. Optional; without it, clients show only the pictures.
         */
        GoodsTurn: {
            /** The sprite sheet. Its frames are square and in rows; the first frame shows the same view as pic_index. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The number of frames in a full turn. 8 to 72.
             * @example 24
             */
            frames: number;
            /**
             * The number of frames in a row. 1 to 72.
             * @example 6
             */
            columns: number;
        };
        /**
         * Goods scene
         * A picture of the goods in use, with a background: on a desk, or worn. Optional; it may show another color of the same model.
         */
        GoodsScene: {
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * A description of the picture, in the customer's language; clients use it as the alternative text. 1 to 300 characters.
             * @example An orange K9 on its stand
             * @example on a desk at night
             */
            text: string;
        };
        /**
         * Goods box
         * A picture of everything in the box, without a background, to show beside the list of its contents. Optional.
         */
        GoodsBox: {
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * A description of the picture, in the customer's language; clients use it as the alternative text. 1 to 200 characters.
             * @example Everything in the box
             */
            text: string;
        };
        /**
         * View of an outline
         * The side that a line drawing shows.
         *
         * - `front`: From the front.
         * - `side`: From the side of the microphone of a headset, or of the thumb at a mouse.
         * - `top`: From above.
         * @example front
         * @enum {string}
         */
        OutlineView: "front" | "side" | "top";
        /**
         * Goods outline
         * A line drawing of the goods from one side, with its measures. The picture ends at the outermost lines, which are white: blend it with the page by difference.
         */
        GoodsOutline: {
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * The side that a line drawing shows.
             *
             * - `front`: From the front.
             * - `side`: From the side of the microphone of a headset, or of the thumb at a mouse.
             * - `top`: From above.
             */
            view: components["schemas"]["OutlineView"];
            /**
             * The width of what is drawn. In millimeters. 1 to 1000.
             * @example 202
             */
            width: number;
            /**
             * The height of what is drawn. In millimeters. 1 to 1000.
             * @example 210
             */
            height: number;
        };
        /**
         * Free product test
         * An offer to test goods for free, with its conditions.
         */
        FreeTestOffer: {
            /**
             * How many testers the shop accepts. 1 to 1000.
             * @example 20
             */
            places: number;
            /**
             * How many places are still free. 0 to 1000.
             * @example 8
             */
            places_left: number;
            /** The last moment for an application. Unix time in seconds. */
            closes_at: components["schemas"]["UnixTime"];
            /** Whether the shop accepts applications now. 1 for yes, 0 for no. */
            open: components["schemas"]["Flag"];
            /** The conditions that a customer reads before applying. 1 to 30 items. */
            rules: components["schemas"]["TextBlock"][];
        };
        /**
         * Goods in full
         * The data of the detail page of one goods.
         */
        GoodsDetail: components["schemas"]["GoodsSummary"] & {
            /** The categories the goods are in, from the top of the tree down. 1 to 3 items. */
            category_path: components["schemas"]["CategoryLink"][];
            /** The most pieces of the goods in one order. In pieces. 1 to 99. */
            maximum: components["schemas"]["Quantity"];
            /** Pictures of the goods, in display order, starting with the one of the lists. Empty if there is no picture besides pic_index. At most 12 items. */
            pictures: components["schemas"]["GoodsPicture"][];
            /** A 360° view of the goods: a sprite sheet with the frames of a full turn. Optional; without it, clients show only the pictures. */
            turn?: components["schemas"]["GoodsTurn"];
            /** A picture of the goods in use, with a background: on a desk, or worn. Optional; it may show another color of the same model. */
            scene?: components["schemas"]["GoodsScene"];
            /** A picture of everything in the box, without a background, to show beside the list of its contents. Optional. */
            box?: components["schemas"]["GoodsBox"];
            /** Line drawings of the goods with their measures, at one scale. Optional. 1 to 3 items. */
            outlines?: components["schemas"]["GoodsOutline"][];
            /** All colors of the model, including this one, in display order. 1 to 10 items. */
            colours: components["schemas"]["ModelColor"][];
            /** The long text about the goods. At most 100 items. */
            description: components["schemas"]["TextBlock"][];
            /** Technical data, in display order. At most 60 items. */
            specifications: {
                /**
                 * The name of the specification. 1 to 100 characters.
                 * @example Driver
                 */
                name: string;
                /**
                 * The value with its unit. 1 to 500 characters.
                 * @example 50 mm neodymium
                 */
                value: string;
                /** Clients group rows and draw figures by it; a row without it is only listed. */
                topic?: components["schemas"]["SpecificationTopic"];
            }[];
            /** Manuals and drivers to download. At most 20 items. */
            files: components["schemas"]["GoodsFile"][];
            /** The open flash sale of the goods, or null without one. */
            flash: {
                /** The price per piece during the sale. In major units of the currency, with at most two decimals. */
                seckill_price: components["schemas"]["Money"];
                /** Pieces left in the sale. In pieces. -999999 to 999999. */
                seckill_count: components["schemas"]["StockCount"];
                /** How much of the sale's stock is sold. In percent. 0 to 100. */
                percent: components["schemas"]["Percent"];
                /** When the sale ends. Unix time in seconds. */
                over_time: components["schemas"]["UnixTime"];
                /** The current time of the server. Unix time in seconds. */
                server_time: components["schemas"]["UnixTime"];
            } | null;
            /** The price per piece in points, or null when it is not sold for points. */
            integral_price: components["schemas"]["PointPrice"];
            /**
             * The warranty from delivery. In days. 0 to 3650.
             * @example 365
             */
            warranty_days: number;
            /**
             * The time from delivery in which the goods can be sent back. In days. 0 to 365.
             * @example 45
             */
            return_days: number;
            /** The free test of the goods, or null if they are not offered for tests. */
            free_test: components["schemas"]["FreeTestOffer"] | null;
        };
        /**
         * Number of a comment
         * The number of a comment.
         * @example 10901
         */
        CommentNumber: number;
        /**
         * Nickname
         * A customer's nickname.
         * @example Ada
         */
        Nickname: string;
        /**
         * Number of praises
         * How many customers praised a comment.
         * @example 12
         */
        PraiseCount: number;
        /**
         * Comment
         * A customer's review of goods.
         */
        Comment: {
            /** The number of a comment. */
            id: components["schemas"]["CommentNumber"];
            /** A customer's nickname. 1 to 100 characters. */
            name: components["schemas"]["Nickname"];
            /** A customer's rating, 5 is best. In stars. 1 to 5. */
            stars: components["schemas"]["Stars"];
            /**
             * The text of the review, plain text. 1 to 5000 characters.
             * @example Light enough to forget. The mic cuts my keyboard out completely.
             */
            content: string;
            /** Pictures of the customer. At most 9 items. */
            pics: components["schemas"]["PictureAddress"][];
            /** When the comment was written. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
            /** How many customers praised the comment. 0 to 1000000. */
            praise_count: components["schemas"]["PraiseCount"];
            /** Whether the current customer praised it; 0 for guests. 1 for yes, 0 for no. */
            praised: components["schemas"]["Flag"];
            /** Whether the writer bought the goods here. 1 for yes, 0 for no. */
            verified: components["schemas"]["Flag"];
            /** Whether the current customer wrote it; 0 for guests. 1 for yes, 0 for no. */
            own: components["schemas"]["Flag"];
        };
        /**
         * Number of a bundle
         * The id of goods that cost less together.
         * @example 1
         */
        BundleId: number;
        /**
         * Bundle
         * Goods that cost less together. A cart with a piece of each model, in any color, has a set; whole sets are counted, a piece belongs to one set only, and pieces that are reduced, in a flash sale, free or for points belong to none.
         */
        Bundle: {
            /** The id of goods that cost less together. */
            bundle_id: components["schemas"]["BundleId"];
            /** One piece of each part, at its usual price and in stock. The goods of the request come first; a cart's own colors are preferred. 2 to 3 items. */
            goods: components["schemas"]["GoodsSummary"][];
            /** The price of all parts as a set. In major units of the currency, with at most two decimals. */
            price: components["schemas"]["Money"];
            /** How much less that is than the sum of the parts. In major units of the currency, with at most two decimals. */
            saving: components["schemas"]["Money"];
        };
        /**
         * Uploaded picture
         * The URL of a picture from the answer of the upload.
         * @example /api/pictures/00ec93d236b3144d92699a766368684a.png
         */
        UploadedPicture: string;
        /**
         * Login ended
         * The call needs a login, and the session is missing or has ended. The client discards its token, shows `msg` and opens the login page after one second.
         */
        LoginEnded: {
            /**
             * 100 when the token has expired, 1000 when there is none or the shop does not know it.
             * @example 1000
             * @enum {integer}
             */
            code: 100 | 1000;
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /**
         * Carrier code
         * The short name of a carrier from listCarriers; `other` for a carrier that is not in that list.
         * @example ups
         */
        CarrierCode: string;
        /**
         * Name of a carrier
         * The name of the carrier, in the language of the response.
         * @example UPS
         */
        CarrierName: string;
        /**
         * Tracking number
         * The number that identifies a parcel at its carrier.
         * @example 1Z5550142000327
         */
        TrackingNumber: string;
        /**
         * Carrier
         * A company that delivers parcels.
         */
        Carrier: {
            /** The short name of a carrier from listCarriers; `other` for a carrier that is not in that list. 1 to 40 characters. */
            code: components["schemas"]["CarrierCode"];
            /** The name of the carrier, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["CarrierName"];
            /** The format of tracking numbers of this carrier. 1 to 100 characters. */
            number_example: components["schemas"]["TrackingNumber"];
        };
        /**
         * State of a parcel
         * The progress of a parcel.
         *
         * - `announced`: The parcel is not at the carrier yet.
         * - `moving`: The parcel is in transit.
         * - `delivered`: The parcel was delivered.
         * @example moving
         * @enum {string}
         */
        ParcelState: "announced" | "moving" | "delivered";
        /**
         * Parcel
         * A carrier's tracking data of a parcel.
         */
        Parcel: {
            /** The number that identifies a parcel at its carrier. 1 to 100 characters. */
            tracking_number: components["schemas"]["TrackingNumber"];
            /** The short name of a carrier from listCarriers; `other` for a carrier that is not in that list. 1 to 40 characters. */
            carrier: components["schemas"]["CarrierCode"];
            /** The name of the carrier, in the language of the response. 1 to 200 characters. */
            company: components["schemas"]["CarrierName"];
            /**
             * The progress of a parcel.
             *
             * - `announced`: The parcel is not at the carrier yet.
             * - `moving`: The parcel is in transit.
             * - `delivered`: The parcel was delivered.
             */
            parcel_state: components["schemas"]["ParcelState"];
            /** The tracking events, newest first; empty before the first one. At most 100 items. */
            events: {
                /** A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z. */
                time: components["schemas"]["UnixTime"];
                /**
                 * Town and country; empty if the carrier reports none. At most 200 characters.
                 * @example Louisville, US
                 */
                place: string;
                /**
                 * The event, in the language of the response. 1 to 300 characters.
                 * @example Out for delivery
                 */
                note: string;
            }[];
            /** The estimated arrival; null after the delivery, or if unknown. Unix time in seconds. */
            expected_at: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Suggested goods
         * Goods in the search suggestions.
         */
        SuggestedGoods: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /** The current price per piece. In major units of the currency, with at most two decimals. */
            goods_price: components["schemas"]["Money"];
        };
        /**
         * Wishes
         * How many goods are on the wishlist, at most 100.
         * @example 3
         */
        WishCount: number;
        /**
         * Kind of notice
         * The kind of a notice about goods.
         *
         * - `backInStock`: The goods are back in stock.
         * - `saleStart`: A sale of the goods starts.
         * @example backInStock
         * @enum {string}
         */
        NoticeKind: "backInStock" | "saleStart";
        /**
         * Requested notice
         * An email about goods that a customer has requested and that is not sent yet.
         */
        RequestedNotice: {
            /**
             * The kind of a notice about goods.
             *
             * - `backInStock`: The goods are back in stock.
             * - `saleStart`: A sale of the goods starts.
             */
            kind: components["schemas"]["NoticeKind"];
            /** Goods in a list, in one color. */
            goods: components["schemas"]["GoodsSummary"];
        };
        /**
         * Number of a coupon on offer
         * The id that takeCoupon takes. A taken coupon gets its own number.
         * @example 2
         */
        CouponOfferId: number;
        /**
         * Coupon kind
         * How the number in `value` lowers the price.
         * @example 1
         * @enum {integer}
         */
        CouponKind: 1 | 2;
        /**
         * Scope of a coupon
         * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
         *
         * - `all`: All goods.
         * - `headset`: Headsets.
         * - `mouse`: Mice.
         * @example all
         * @enum {string}
         */
        CouponScope: "all" | "headset" | "mouse";
        /**
         * The terms of a coupon
         * Shared by offered coupons and coupons of a customer.
         */
        CouponTerms: {
            /**
             * The name of the coupon, in the language of the response. 1 to 200 characters.
             * @example Headset coupon
             */
            name: string;
            /** How the number in `value` lowers the price. */
            kind: components["schemas"]["CouponKind"];
            /**
             * The reduction, in the unit that `kind` names. An amount is in the currency of the answer's language. In percent, or in major units of the currency.
             * @example 10
             */
            value: number;
            /** The minimum total of the goods in scope; 0 for no minimum. In major units of the currency, with at most two decimals. */
            minimum_pay: components["schemas"]["Money"];
            /**
             * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
             *
             * - `all`: All goods.
             * - `headset`: Headsets.
             * - `mouse`: Mice.
             */
            scope: components["schemas"]["CouponScope"];
        };
        /**
         * Coupon number
         * The number of a coupon that a customer has.
         * @example 101
         */
        CouponId: number;
        /**
         * State of a coupon
         * Whether a coupon of a customer can be used.
         *
         * - `unused`: Can be used.
         * - `used`: An order used it.
         * - `stale`: Expired unused.
         * @example unused
         * @enum {string}
         */
        CouponState: "unused" | "used" | "stale";
        /**
         * Order number
         * The number of an order, digits and capital letters.
         * @example SG20260115000001
         */
        OrderNumber: string;
        /**
         * Coupon
         * A coupon that a customer has.
         */
        Coupon: components["schemas"]["CouponTerms"] & {
            /** The number of a coupon that a customer has. */
            id: components["schemas"]["CouponId"];
            /** The id that takeCoupon takes. A taken coupon gets its own number. */
            offer_id: components["schemas"]["CouponOfferId"];
            /**
             * Whether a coupon of a customer can be used.
             *
             * - `unused`: Can be used.
             * - `used`: An order used it.
             * - `stale`: Expired unused.
             */
            state: components["schemas"]["CouponState"];
            /** When the customer received the coupon. Unix time in seconds. */
            taken_time: components["schemas"]["UnixTime"];
            /** When the coupon expires. Unix time in seconds. */
            over_time: components["schemas"]["UnixTime"];
            /** The order that used the coupon, or null if it is unused. */
            ordersn: components["schemas"]["OrderNumber"] | null;
        };
        /**
         * Member level
         * The number of a member level, from 1.
         * @example 2
         */
        MemberLevelNumber: number;
        /**
         * Coupon on offer
         * A coupon that can be taken.
         */
        CouponOffer: components["schemas"]["CouponTerms"] & {
            /** The id that takeCoupon takes. A taken coupon gets its own number. */
            id: components["schemas"]["CouponOfferId"];
            /**
             * How many days a customer can use the coupon after taking it. 1 to 3650.
             * @example 30
             */
            valid_days: number;
            /** The number of a member level, from 1. 1 to 10. */
            minimum_level: components["schemas"]["MemberLevelNumber"];
            /** Whether the customer has taken it; 0 for a guest. 1 for yes, 0 for no. */
            taken: components["schemas"]["Flag"];
            /** Whether taking it now would succeed. For a guest, whether it would after logging in as a new customer. 1 for yes, 0 for no. */
            available: components["schemas"]["Flag"];
            /** When the offer ends. Unix time in seconds. */
            over_time: components["schemas"]["UnixTime"];
        };
        /**
         * Password
         * A customer's password, 6 to 20 characters of any kind.
         * @example volt-2026
         */
        Password: string;
        /**
         * Logged in customer
         * The customer who is logged in.
         */
        LoggedIn: {
            /** Proof of a login. The client sends it unchanged in the `authorization` request header; a new token in the response header of the same name replaces it. 16 to 512 characters. */
            token: components["schemas"]["SessionToken"];
            /** A customer's nickname. 1 to 100 characters. */
            nickname: components["schemas"]["Nickname"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /**
         * Tiktok token
         * The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null.
         * @example tt_5f0c2a7be1
         */
        TiktokToken: string | null;
        /**
         * Id of a login
         * An opaque id of a login. It is not the token and cannot be used as one.
         * @example login_4f0c2a91d7e8
         */
        LoginId: string;
        /**
         * Login
         * A valid login of a customer, on one device.
         */
        Login: {
            /** An opaque id of a login. It is not the token and cannot be used as one. 1 to 64 characters. */
            id: components["schemas"]["LoginId"];
            /** When the login began. Unix time in seconds. */
            begin_time: components["schemas"]["UnixTime"];
            /** When it was last used, accurate to the minute. Unix time in seconds. */
            used_at: components["schemas"]["UnixTime"];
            /**
             * The name of the browser, as the server reads it from `User-Agent`; empty if it is unknown. At most 64 characters.
             * @example Safari
             */
            browser: string;
            /**
             * The name of the operating system, as the server reads it from `User-Agent`; empty if it is unknown. At most 64 characters.
             * @example iOS
             */
            system: string;
            /** Whether it is the login of this call. 1 for yes, 0 for no. */
            is_current: components["schemas"]["Flag"];
        };
        /**
         * Verification code
         * The six digits from the email. The server accepts any short text and refuses a wrong code.
         * @example 246810
         */
        VerificationCode: string;
        /**
         * Invitation code
         * The code that a customer sends to invite friends.
         * @example 5B1DE2A7
         */
        InviteCode: string;
        /**
         * Points
         * The balance of a customer, in points.
         * @example 1240
         */
        Points: number;
        /**
         * Purpose of a verification code
         * The purpose of a verification code.
         *
         * - `register`: To open an account.
         * - `reset`: To reset a password.
         * @example register
         * @enum {string}
         */
        CodePurpose: "register" | "reset";
        /**
         * Authorization code
         * The provider's authorization code, unchanged.
         * @example google_code_of_the_demonstration
         */
        AuthorizationCode: string;
        /**
         * Redirect address
         * The redirect URI that was sent to the provider, unchanged.
         * @example https://shop.example/login/login
         */
        RedirectAddress: string;
        /**
         * User info
         * The customer who is logged in.
         */
        UserInfo: {
            /** Whether the customer has ever paid an order. 1 for yes, 0 for no. */
            is_pay: components["schemas"]["Flag"];
            /**
             * A greeting or hint for the customer; may be empty. At most 500 characters.
             * @example Welcome back, Ada.
             */
            msg: string;
            /** The email address at which the shop helps this customer. 2 to 200 characters. */
            bengoo: components["schemas"]["Email"];
            /** The email address the customer logs in with. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** A customer's nickname. 1 to 100 characters. */
            nickname: components["schemas"]["Nickname"];
            /** Points the customer has. In points. */
            points: components["schemas"]["Points"];
            /** The URL of the customer's picture. At most 2000 characters. */
            avatar: components["schemas"]["PictureAddress"];
            /** The URL of the head decoration, or an empty string for none. At most 2000 characters. */
            decoration: components["schemas"]["PictureAddress"];
            /** The newest order of the customer that waits for payment, or null if there is none. */
            unpaid_order?: components["schemas"]["OrderNumber"] | null;
        };
        /**
         * Country of a customer
         * Two capital letters of ISO 3166-1; null if unknown.
         * @example US
         */
        ProfileCountry: string | null;
        /**
         * State of a customer
         * State, province or county; null if unknown.
         * @example WA
         */
        ProfileState: string | null;
        /**
         * City of a customer
         * Town or city; null if unknown.
         * @example Seattle
         */
        ProfileCity: string | null;
        /**
         * Birth date
         * A past date as year, month and day; null if unknown.
         * @example 1994-05-17
         */
        BirthDate: string | null;
        /**
         * Gender
         * One of the specification's values; null if unknown.
         *
         * - `male`: Male.
         * - `female`: Female.
         * - `null`: Unknown.
         * @example female
         * @enum {string|null}
         */
        Gender: "male" | "female" | null;
        /**
         * Marketplace profile
         * The absolute URL of the customer's marketplace profile; null if unknown.
         * @example https://www.amazon.com/gp/profile/ada
         */
        MarketplaceUrl: string | null;
        /**
         * Profile
         * A customer's profile and invitation link. A field is null if unknown.
         */
        Profile: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** A customer's nickname. 1 to 100 characters. */
            firstname: components["schemas"]["Nickname"];
            /** Two capital letters of ISO 3166-1; null if unknown. */
            country: components["schemas"]["ProfileCountry"];
            /** State, province or county; null if unknown. */
            state: components["schemas"]["ProfileState"];
            /** Town or city; null if unknown. */
            city: components["schemas"]["ProfileCity"];
            /** A past date as year, month and day; null if unknown. */
            birth_date: components["schemas"]["BirthDate"];
            /**
             * One of the specification's values; null if unknown.
             *
             * - `male`: Male.
             * - `female`: Female.
             * - `null`: Unknown.
             */
            gender: components["schemas"]["Gender"];
            /** The absolute URL of the customer's marketplace profile; null if unknown. */
            marketplace_url: components["schemas"]["MarketplaceUrl"];
            /** The code that a customer sends to invite friends. 4 to 20 characters. */
            invite_code: components["schemas"]["InviteCode"];
            /** The path that friends open to register with the code; prefix it with the origin of the shop. At most 2000 characters. */
            invite_link: components["schemas"]["LinkAddress"];
            /**
             * The number of friends whose registration earned points. 0 to 1000000.
             * @example 5
             */
            invited_count: number;
            /**
             * The complete part of the profile. The marketplace page does not count. In percent. 0 to 100.
             * @example 71
             */
            completeness: number;
            /** Whether the profile is complete. 1 for yes, 0 for no. */
            is_complete: components["schemas"]["Flag"];
            /** Points the customer has. In points. */
            points: components["schemas"]["Points"];
            /** Whether the account has a password. An account of a social login has none until one is set by mail. 1 for yes, 0 for no. */
            has_password: components["schemas"]["Flag"];
            /** When the account is deleted, or null if its deletion is not requested. Unix time in seconds. */
            deletion_at: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Number of a saved address
         * The number of an address that a customer saved.
         * @example 100
         */
        SavedAddressId: number;
        /**
         * First name
         * First name of the recipient.
         * @example Ada
         */
        FirstName: string;
        /**
         * Last name
         * Last name of the recipient.
         * @example Brennan
         */
        LastName: string;
        /**
         * Street address
         * Street and house.
         * @example 418 Harbor View Road
         */
        StreetAddress: string;
        /**
         * Second line of an address
         * A second line such as a flat, or an empty string.
         * @example Apartment 3
         */
        AddressSecondLine: string;
        /**
         * Postal code
         * The postal code in the format of its country.
         * @example 98101
         */
        PostalCode: string;
        /**
         * City name
         * Town or city.
         * @example Seattle
         */
        CityName: string;
        /**
         * State
         * State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states.
         * @example WA
         */
        StateName: string;
        /**
         * Address
         * Where an order is delivered.
         */
        Address: {
            /** First name of the recipient. 2 to 100 characters. */
            first_name: components["schemas"]["FirstName"];
            /** Last name of the recipient. 2 to 50 characters. */
            last_name: components["schemas"]["LastName"];
            /** Street and house. 2 to 500 characters. */
            address: components["schemas"]["StreetAddress"];
            /** A second line such as a flat, or an empty string. At most 500 characters. */
            address_two: components["schemas"]["AddressSecondLine"];
            /** The postal code in the format of its country. 1 to 100 characters. */
            postal_code: components["schemas"]["PostalCode"];
            /** Town or city. 1 to 100 characters. */
            city: components["schemas"]["CityName"];
            /** State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states. At most 100 characters. */
            state: components["schemas"]["StateName"];
            /** A country or region of the world as two capital letters of ISO 3166-1. Exactly 2 characters. */
            region: components["schemas"]["CountryCode"];
            /** A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters. */
            phone: components["schemas"]["PhoneNumber"];
        };
        /**
         * Saved address
         * An address that a customer saved for orders.
         */
        SavedAddress: {
            /** The number of an address that a customer saved. */
            id: components["schemas"]["SavedAddressId"];
            /** Whether the checkout preselects it; a customer with addresses always has one default. 1 for yes, 0 for no. */
            is_default: components["schemas"]["Flag"];
            /** Where an order is delivered. */
            address: components["schemas"]["Address"];
        };
        /**
         * Pay type
         * How an order was paid.
         * @example 1
         * @enum {integer}
         */
        PayType: 0 | 1 | 2 | 3;
        /**
         * Currency
         * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
         *
         * - `USD`: US dollar.
         * - `EUR`: Euro.
         * - `CNY`: Chinese yuan.
         * - `JPY`: Japanese yen.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "CNY" | "JPY";
        /**
         * Total of an order
         * The total of the order, in points if paytype is 2. In major units of the currency, or in points.
         * @example 134.68
         */
        OrderTotal: number;
        /**
         * Order status
         * The status of an order. Only the server moves an order from one status to the next.
         * @example 2
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * Speed of delivery
         * A way of delivery.
         *
         * - `standard`: The ordinary way.
         * - `express`: The faster way.
         * @example standard
         * @enum {string}
         */
        DeliveryWayCode: "standard" | "express";
        /**
         * Arrival of an order
         * The days on which an order is expected at its door, at noon UTC in Unix seconds; counted in working days from the payment, or from now while it is unpaid.
         */
        Arrival: {
            /**
             * A way of delivery.
             *
             * - `standard`: The ordinary way.
             * - `express`: The faster way.
             */
            delivery_way: components["schemas"]["DeliveryWayCode"];
            /** The first expected day. Unix time in seconds. */
            earliest: components["schemas"]["UnixTime"];
            /** The last expected day. Unix time in seconds. */
            latest: components["schemas"]["UnixTime"];
        };
        /**
         * Line of an order
         * The position of a line in its order, from 1.
         * @example 1
         */
        LineNumber: number;
        /**
         * Order line status
         * The status of one line of an order; null for an unknown status. 7 does not exist.
         * @example 1
         * @enum {integer}
         */
        OrderLineStatus: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11;
        /**
         * Days of a warranty
         * The remaining time to claim the warranty, including the last day, or null if it is not registered, was claimed or has expired. In days. 0 to 3650.
         * @example 344
         */
        WarrantyDays: number | null;
        /**
         * Number of an after-sales request
         * The number to quote in messages about the request.
         * @example AS20260115000001
         */
        AfterSalesNumber: string;
        /**
         * Order action
         * An action that the customer may take on an order now.
         *
         * - `pay`: Pay the order.
         * - `cancel`: Cancel the order.
         * - `confirmReceived`: Confirm that the parcel arrived.
         * - `delete`: Remove the order from the list.
         * - `review`: Review the goods.
         * - `afterSales`: Request a return, an exchange or a refund.
         * - `registerWarranty`: Register the warranty of the goods.
         * - `track`: Track the parcel.
         * @example pay
         * @enum {string}
         */
        OrderAction: "pay" | "cancel" | "confirmReceived" | "delete" | "review" | "afterSales" | "registerWarranty" | "track";
        /**
         * Order line
         * One goods in an order, as it was at the time of purchase.
         */
        OrderLine: {
            /** The position of a line in its order, from 1. */
            id: components["schemas"]["LineNumber"];
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            goods_name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            thumbnail: components["schemas"]["PictureAddress"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
            goodsnumber: components["schemas"]["Quantity"];
            /**
             * The color in words, in the language of the response. 1 to 60 characters.
             * @example Ember
             */
            goodscolor: string;
            /** The price per piece in money. In major units of the currency, with at most two decimals. */
            price: components["schemas"]["Money"];
            /** The price per piece in points; 0 if it was paid with money only. */
            points: components["schemas"]["Points"];
            /** The status of the line, or null if it is unknown. */
            line_status: components["schemas"]["OrderLineStatus"] | null;
            /**
             * The number of the customer's review of the line, or null while there is none.
             * @example 52011
             */
            cid: number | null;
            /** When the warranty was registered, or null while it is not. Unix time in seconds. */
            qtime: components["schemas"]["UnixTimeOrNull"];
            /** The last moment of the warranty, or null while it is not registered. Unix time in seconds. */
            baotime: components["schemas"]["UnixTimeOrNull"];
            /** The remaining time to claim the warranty, including the last day, or null if it is not registered, was claimed or has expired. In days. 0 to 3650. */
            baoday: components["schemas"]["WarrantyDays"];
            /** The newest after-sales request about the line, or null while there is none. */
            after_sales_id: components["schemas"]["AfterSalesNumber"] | null;
            /** The reason of a rejection, a sentence for the customer, or null if the request is not rejected. */
            after_sales_rejection: components["schemas"]["Message"] | null;
            /** The currently allowed actions on this line; only review, afterSales and registerWarranty apply to lines. At most 3 items. */
            allowed_actions: components["schemas"]["OrderAction"][];
        };
        /**
         * Order in a list
         * An order in a list.
         */
        OrderSummary: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** When the order was placed. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
            /** How an order was paid. */
            paytype: components["schemas"]["PayType"];
            /**
             * The delivery address in one line. At most 2000 characters.
             * @example Ada Brennan, 418 Harbor View Road, Apartment 3, Seattle, WA 98101, US
             */
            buyeraddress: string;
            /**
             * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
             *
             * - `USD`: US dollar.
             * - `EUR`: Euro.
             * - `CNY`: Chinese yuan.
             * - `JPY`: Japanese yen.
             */
            currency: components["schemas"]["Currency"];
            /** The total of the order, in points if paytype is 2. In major units of the currency, or in points. */
            money: components["schemas"]["OrderTotal"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** The goods of the order. 1 to 100 items. */
            lines: components["schemas"]["OrderLine"][];
            /** The currently allowed actions on the order. At most 8 items. */
            allowed_actions: components["schemas"]["OrderAction"][];
        };
        /**
         * Note to an order
         * The shopper's note to the shop; may be empty.
         * @example Please ring twice.
         */
        OrderNote: string;
        /**
         * Kind of a tax
         * The tax on goods by its kind.
         *
         * - `sales`: The sales tax of US states.
         * - `vat`: Value-added tax.
         * - `gst`: Goods and services tax.
         * - `consumption`: The consumption tax of Japan.
         * @example sales
         * @enum {string}
         */
        TaxKind: "sales" | "vat" | "gst" | "consumption";
        /**
         * Step of an order
         * A past or expected step of an order.
         */
        OrderStep: {
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** When the step was reached, or null if it is still ahead. Unix time in seconds. */
            time: components["schemas"]["UnixTimeOrNull"];
            /** The deadline of an expected step, or the time of an automatic one. Null for past steps and for steps without a deadline. Unix time in seconds. */
            until: components["schemas"]["UnixTimeOrNull"];
            /**
             * A sentence about the step; may be empty. At most 500 characters.
             * @example We pack it within one working day.
             */
            note: string;
        };
        /**
         * Timeline of an order
         * Past and coming steps of an order, oldest first.
         */
        OrderTimeline: components["schemas"]["OrderStep"][];
        /**
         * Logistics
         * The parcel of an order.
         */
        Logistics: {
            /** The number that identifies a parcel at its carrier. 1 to 100 characters. */
            tracking_number: components["schemas"]["TrackingNumber"];
            /** The short name of a carrier from listCarriers; `other` for a carrier that is not in that list. 1 to 40 characters. */
            carrier: components["schemas"]["CarrierCode"];
            /** The name of the carrier, in the language of the response. 1 to 200 characters. */
            company: components["schemas"]["CarrierName"];
        };
        /**
         * Deadline of an action
         * The deadline of an action.
         */
        EligibleUntil: {
            /**
             * An action that the customer may take on an order now.
             *
             * - `pay`: Pay the order.
             * - `cancel`: Cancel the order.
             * - `confirmReceived`: Confirm that the parcel arrived.
             * - `delete`: Remove the order from the list.
             * - `review`: Review the goods.
             * - `afterSales`: Request a return, an exchange or a refund.
             * - `registerWarranty`: Register the warranty of the goods.
             * - `track`: Track the parcel.
             */
            action: components["schemas"]["OrderAction"];
            /** The last second at which the action is possible. A deadline in whole days ends with its last day in UTC-12, the last time zone to end a day; so clients can show the date alone, in UTC-12. Unix time in seconds. */
            until: components["schemas"]["UnixTime"];
        };
        /**
         * Reason of a cancellation
         * Why a customer cancels an order.
         *
         * - `changedMind`: The customer changed their mind.
         * - `orderedByMistake`: The order was a mistake.
         * - `wrongAddress`: The delivery address is wrong.
         * - `foundCheaper`: The customer found the goods for less elsewhere.
         * - `tooSlow`: The delivery takes too long.
         * - `other`: Another reason.
         * @example orderedByMistake
         * @enum {string}
         */
        CancelReason: "changedMind" | "orderedByMistake" | "wrongAddress" | "foundCheaper" | "tooSlow" | "other";
        /**
         * Cancellation
         * Why a customer canceled an order.
         */
        Cancellation: {
            /**
             * Why a customer cancels an order.
             *
             * - `changedMind`: The customer changed their mind.
             * - `orderedByMistake`: The order was a mistake.
             * - `wrongAddress`: The delivery address is wrong.
             * - `foundCheaper`: The customer found the goods for less elsewhere.
             * - `tooSlow`: The delivery takes too long.
             * - `other`: Another reason.
             */
            reason: components["schemas"]["CancelReason"];
            /** Details of the reason; may be empty. At most 500 characters. */
            note: components["schemas"]["OrderNote"];
        };
        /**
         * Kind of an after-sales request
         * The kind of an after-sales request.
         *
         * - `return`: The customer returns the goods for a refund.
         * - `exchange`: The customer returns the goods for a replacement.
         * - `refund`: The shop refunds the money, and no goods are returned.
         * @example return
         * @enum {string}
         */
        AfterSalesKind: "return" | "exchange" | "refund";
        /**
         * Why no request is possible
         * Why a line cannot be returned or exchanged.
         *
         * - `tooLate`: More than 45 days have passed since the delivery.
         * - `alreadyOpen`: The shop still reviews a request for the line.
         * - `notPossible`: No pieces are left, nothing was paid for it, or its order has ended.
         * @example tooLate
         * @enum {string}
         */
        AfterSalesClosed: "tooLate" | "alreadyOpen" | "notPossible";
        /**
         * State of a warranty
         * The state of the warranty of one line of an order.
         *
         * - `registrable`: The goods are delivered and not registered.
         * - `active`: The warranty is registered and valid.
         * - `claimed`: The customer reported a defect, and the claim is open.
         * - `over`: More than a year has passed.
         * @example active
         * @enum {string}
         */
        WarrantyState: "registrable" | "active" | "claimed" | "over";
        /**
         * Possible after-sales requests
         * The after-sales requests that are possible now, for one line of an order or for all lines together.
         */
        AfterSalesOffer: {
            /** The line; null for all lines that still allow a request. */
            line_id: components["schemas"]["LineNumber"] | null;
            /** The possible kinds of requests; may be empty. At most 3 items. */
            kinds: components["schemas"]["AfterSalesKind"][];
            /**
             * The quantity that the customer still has. In pieces. 0 to 9900.
             * @example 2
             */
            most: number;
            /** The last second for a request by the shop's clock; null before the delivery. Unix time in seconds. */
            until: components["schemas"]["UnixTimeOrNull"];
            /** Why no request is possible, or null if one is. */
            closed_because: components["schemas"]["AfterSalesClosed"] | null;
            /** The status of the warranty of the line; null before the delivery, for returned goods and for all lines together. */
            warranty: components["schemas"]["WarrantyState"] | null;
            /** The last second of the warranty, or null without a warranty. Unix time in seconds. */
            warranty_until: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Order in full
         * The data of the details page of an order.
         */
        OrderDetail: components["schemas"]["OrderSummary"] & {
            /** Where an order is delivered. */
            address: components["schemas"]["Address"];
            /** The shopper's note to the shop; may be empty. At most 500 characters. */
            note: components["schemas"]["OrderNote"];
            /** The goods before reduction, tax and shipping. In major units of the currency, with at most two decimals. */
            subtotal: components["schemas"]["Money"];
            /** The amount that whole sets of bundles saved; left out without any. In major units of the currency, with at most two decimals. */
            bundle?: components["schemas"]["Money"];
            /** The amount of the full reduction. In major units of the currency, with at most two decimals. */
            reduction: components["schemas"]["Money"];
            /** The discount of the coupon. In major units of the currency, with at most two decimals. */
            coupon: components["schemas"]["Money"];
            /** Tax that was added to the goods after reduction and coupon; 0 where prices include it. In major units of the currency, with at most two decimals. */
            tax: components["schemas"]["Money"];
            /** The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. In major units of the currency, with at most two decimals. */
            included_tax: components["schemas"]["Money"];
            /**
             * The tax on goods by its kind.
             *
             * - `sales`: The sales tax of US states.
             * - `vat`: Value-added tax.
             * - `gst`: Goods and services tax.
             * - `consumption`: The consumption tax of Japan.
             */
            tax_kind?: components["schemas"]["TaxKind"];
            /** The shipping cost. In major units of the currency, with at most two decimals. */
            shipping: components["schemas"]["Money"];
            /** The amount to pay: subtotal - bundle - reduction - coupon + tax + shipping. In major units of the currency, with at most two decimals. */
            total: components["schemas"]["Money"];
            /** Points that were paid with the order; 0 without goods for points. In points. */
            points: components["schemas"]["Points"];
            /** Past and coming steps of an order, oldest first. 1 to 30 items. */
            timeline: components["schemas"]["OrderTimeline"];
            /** The parcel, or null before it is shipped. */
            logistics: components["schemas"]["Logistics"] | null;
            /** The deadlines of actions; an action that is missing here has no deadline or is not allowed. At most 8 items. */
            eligible_until: components["schemas"]["EligibleUntil"][];
            /** Why the customer canceled the order, or null. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /** The total refund in money so far. In major units of the currency, with at most two decimals. */
            refunded: components["schemas"]["Money"];
            /** The total refund in points so far. */
            refunded_points: components["schemas"]["Points"];
            /** Possible after-sales requests, one entry for each line; an order of several lines has a last entry for all of them. 1 to 101 items. */
            after_sales: components["schemas"]["AfterSalesOffer"][];
            /** The right to withdraw from the order online, or null if the market does not offer it or the period is over. */
            withdrawal: {
                /** The last second of the withdrawal; null before the delivery. Unix time in seconds. */
                until: components["schemas"]["UnixTimeOrNull"];
            } | null;
        };
        /**
         * Review of an order line
         * The customer's review of one order line.
         */
        OrderLineReview: {
            /** A customer's review of goods. */
            comment: components["schemas"]["Comment"];
            /** Whether the review is public; 0 while the shop is checking it. 1 for yes, 0 for no. */
            published: components["schemas"]["Flag"];
            /** The URL at which the customer shared the review, or empty. At most 2000 characters. */
            review_url: components["schemas"]["LinkAddress"];
            /**
             * The reward that the review earned. In points. 0 to 1000000.
             * @example 50
             */
            points: number;
        };
        /**
         * Change of points
         * One entry of the point history.
         */
        PointEntry: {
            /**
             * The number of the change.
             * @example 22
             */
            id: number;
            /** When it happened. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /**
             * Why points were earned or spent.
             *
             * - `signUp`: The customer opened an account.
             * - `dailyLogin`: The first login of a day.
             * - `invite`: An invited person opened an account.
             * - `socialFollow`: The customer follows a social network of the shop.
             * - `profileCompleted`: The customer completed the profile.
             * - `sharedReview`: The customer shared a review.
             * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
             * - `pointsExchange`: Points paid for goods.
             * - `exchangeReturned`: Points of returned goods.
             * - `prize`: A prize of the wheel or a raffle.
             */
            kind: components["schemas"]["PointKind"];
            /**
             * The reason as text, in the language of the response. 1 to 200 characters.
             * @example Review shared
             */
            name: string;
            /**
             * Positive for earned points, negative for spent ones. In points.
             * @example 50
             */
            change: number;
            /** The balance of a customer, in points. */
            balance: components["schemas"]["Points"];
        };
        /**
         * State of an after-sales request
         * The status of an after-sales request.
         *
         * - `requested`: The shop reviews the request.
         * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
         * - `sentBack`: The parcel is in transit to the shop.
         * - `refunded`: The money was refunded; final.
         * - `exchanged`: The replacement was sent; final.
         * - `rejected`: The shop rejected the request; final.
         * - `withdrawn`: The customer took the request back; final.
         * @example requested
         * @enum {string}
         */
        AfterSalesStatus: "requested" | "awaitingParcel" | "sentBack" | "refunded" | "exchanged" | "rejected" | "withdrawn";
        /**
         * Number of a warranty claim
         * The number to quote in messages about the claim.
         * @example WC20260115000001
         */
        ClaimNumber: string;
        /**
         * Reason of an after-sales request
         * Why the customer makes the request.
         *
         * - `defective`: The goods do not work.
         * - `damagedInTransit`: The goods arrived damaged.
         * - `wrongItem`: Other goods arrived.
         * - `notAsDescribed`: The goods differ from their description.
         * - `missingParts`: Parts are missing.
         * - `neverArrived`: The parcel did not arrive.
         * - `noLongerNeeded`: The customer does not need the goods anymore.
         * - `withdrawal`: The customer withdrew from the contract.
         * - `other`: Another reason, in the note.
         * @example defective
         * @enum {string}
         */
        AfterSalesReason: "defective" | "damagedInTransit" | "wrongItem" | "notAsDescribed" | "missingParts" | "neverArrived" | "noLongerNeeded" | "withdrawal" | "other";
        /**
         * After-sales action
         * An action that the customer may take on a request now.
         *
         * - `addTracking`: Send carrier and tracking number of the returned goods with sendBackTracking.
         * - `withdraw`: Take the request back with withdrawAfterSales.
         * @example withdraw
         * @enum {string}
         */
        AfterSalesAction: "addTracking" | "withdraw";
        /**
         * After-sales request in a list
         * A customer's after-sales request and its status.
         */
        AfterSalesRequest: {
            /** The number to quote in messages about the request. 4 to 24 characters. */
            id: components["schemas"]["AfterSalesNumber"];
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /**
             * The kind of an after-sales request.
             *
             * - `return`: The customer returns the goods for a refund.
             * - `exchange`: The customer returns the goods for a replacement.
             * - `refund`: The shop refunds the money, and no goods are returned.
             */
            kind: components["schemas"]["AfterSalesKind"];
            /**
             * The status of an after-sales request.
             *
             * - `requested`: The shop reviews the request.
             * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
             * - `sentBack`: The parcel is in transit to the shop.
             * - `refunded`: The money was refunded; final.
             * - `exchanged`: The replacement was sent; final.
             * - `rejected`: The shop rejected the request; final.
             * - `withdrawn`: The customer took the request back; final.
             */
            status: components["schemas"]["AfterSalesStatus"];
            /** The number of the warranty claim, or null for any other request. The customer returns defective goods as for an exchange, and the shop sends working ones or refunds the money. */
            warranty_claim: components["schemas"]["ClaimNumber"] | null;
            /**
             * Why the customer makes the request.
             *
             * - `defective`: The goods do not work.
             * - `damagedInTransit`: The goods arrived damaged.
             * - `wrongItem`: Other goods arrived.
             * - `notAsDescribed`: The goods differ from their description.
             * - `missingParts`: Parts are missing.
             * - `neverArrived`: The parcel did not arrive.
             * - `noLongerNeeded`: The customer does not need the goods anymore.
             * - `withdrawal`: The customer withdrew from the contract.
             * - `other`: Another reason, in the note.
             */
            reason: components["schemas"]["AfterSalesReason"];
            /** The time of the request. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
            /** The requested lines of the order, with their quantities. 1 to 100 items. */
            lines: {
                /** One goods in an order, as it was at the time of purchase. */
                line: components["schemas"]["OrderLine"];
                /** Pieces that the request is about. In pieces. 1 to 99. */
                goodsnumber: components["schemas"]["Quantity"];
            }[];
            /**
             * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
             *
             * - `USD`: US dollar.
             * - `EUR`: Euro.
             * - `CNY`: Chinese yuan.
             * - `JPY`: Japanese yen.
             */
            currency: components["schemas"]["Currency"];
            /** The refund in money if the shop accepts the request; 0 for an exchange, and for a warranty claim until the shop refunds the money. In major units of the currency, with at most two decimals. */
            amount: components["schemas"]["Money"];
            /** The refund in points if the shop accepts the request; 0 in the same cases as `amount`. */
            points: components["schemas"]["Points"];
            /** The reason of a rejection, a sentence for the customer, or null if the request is not rejected. */
            rejection: components["schemas"]["Message"] | null;
            /** The currently allowed actions. At most 2 items. */
            allowed_actions: components["schemas"]["AfterSalesAction"][];
        };
        /**
         * Description of a problem
         * The defect in the customer's words; may be empty.
         * @example The left side has been silent since yesterday.
         */
        ProblemNote: string;
        /**
         * Parcel of an after-sales request
         * A parcel that returns goods, or one with the replacement.
         */
        AfterSalesParcel: {
            /** The number that identifies a parcel at its carrier. 1 to 100 characters. */
            tracking_number: components["schemas"]["TrackingNumber"];
            /** The short name of a carrier from listCarriers; `other` for a carrier that is not in that list. 1 to 40 characters. */
            carrier: components["schemas"]["CarrierCode"];
            /** The name of the carrier, in the language of the response. 1 to 200 characters. */
            company: components["schemas"]["CarrierName"];
        };
        /**
         * Address of returns
         * The address for returned goods, in one line.
         * @example signal Returns, 118 Juniper Yard, Reno, NV 89502, United States
         */
        ReturnsAddress: string;
        /**
         * After-sales request in full
         * The data of the page of an after-sales request.
         */
        AfterSalesDetail: components["schemas"]["AfterSalesRequest"] & {
            /** The defect in the customer's words; may be empty. At most 2000 characters. */
            problem: components["schemas"]["ProblemNote"];
            /** Pictures that the customer attached. At most 9 items. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** The URL of a public comment of the customer about the problem, or empty. At most 2000 characters. */
            comment_url: components["schemas"]["LinkAddress"];
            /** The shopper's note to the shop; may be empty. At most 500 characters. */
            note: components["schemas"]["OrderNote"];
            /** The parcel that returns the goods, or null. */
            parcel: components["schemas"]["AfterSalesParcel"] | null;
            /** The return address; absent while no goods have to be returned. 1 to 200 characters. */
            returns_to?: components["schemas"]["ReturnsAddress"];
            /** The parcel with the replacement, or null. */
            replacement: components["schemas"]["AfterSalesParcel"] | null;
            /** Past and coming steps of the request, oldest first. 1 to 20 items. */
            timeline: {
                /**
                 * The status of an after-sales request.
                 *
                 * - `requested`: The shop reviews the request.
                 * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
                 * - `sentBack`: The parcel is in transit to the shop.
                 * - `refunded`: The money was refunded; final.
                 * - `exchanged`: The replacement was sent; final.
                 * - `rejected`: The shop rejected the request; final.
                 * - `withdrawn`: The customer took the request back; final.
                 */
                status: components["schemas"]["AfterSalesStatus"];
                /** When the step was reached, or null if it is still ahead. Unix time in seconds. */
                time: components["schemas"]["UnixTimeOrNull"];
                /**
                 * A sentence about the step; may be empty. At most 500 characters.
                 * @example We’re reviewing your request
                 */
                note: string;
            }[];
        };
        /**
         * Saved entry
         * Goods that a guest has saved for later, in the browser.
         */
        SavedEntry: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
            goods_number: components["schemas"]["Quantity"];
        };
        /**
         * Id of a saved card
         * The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer.
         * @example card_5f3a9c1d7e2b4a6088c1d9e0
         */
        SavedCardId: string;
        /**
         * Saved card
         * A card that the payment provider keeps for the customer. Its number never reaches the shop.
         */
        SavedCard: {
            /** The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer. 8 to 128 characters. */
            id: components["schemas"]["SavedCardId"];
            /**
             * The brand as the provider names it, the same in every language. 1 to 40 characters.
             * @example Visa
             */
            brand: string;
            /**
             * The last four digits of the card number. Exactly 4 characters.
             * @example 4242
             */
            last_four: string;
            /**
             * The last month in which the card pays. A month, 1 for January. 1 to 12.
             * @example 12
             */
            expiry_month: number;
            /**
             * The year of that month. A year with four digits. 2000 to 2199.
             * @example 2028
             */
            expiry_year: number;
            /** Whether the card has expired. A charge with it is declined. 1 for yes, 0 for no. */
            is_expired: components["schemas"]["Flag"];
        };
        /**
         * Number of an application
         * The number of an application for a free test.
         * @example 1
         */
        ApplicationNumber: number;
        /**
         * Deal status
         * The decision about an application for a free product test or a deal.
         * @example 3
         * @enum {integer}
         */
        DealStatus: 1 | 2 | 3;
        /**
         * Reason of an application
         * Why the customer would be a good tester.
         * @example I play four evenings a week and write about sound.
         */
        FreeTestReason: string;
        /**
         * Application for a free test
         * An application for a free product test and its decision.
         */
        TestApplication: {
            /** The number of an application for a free test. */
            id: components["schemas"]["ApplicationNumber"];
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            goods_name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            thumbnail: components["schemas"]["PictureAddress"];
            /** When the customer applied. Unix time in seconds. */
            atime: components["schemas"]["UnixTime"];
            /** The contact email of the applicant. 2 to 200 characters. */
            cusname: components["schemas"]["Email"];
            /** The decision about an application for a free product test or a deal. */
            dealstatus: components["schemas"]["DealStatus"];
            /** Why the customer would be a good tester. 1 to 1000 characters. */
            remark: components["schemas"]["FreeTestReason"];
            /**
             * The shop's reply. 1 to 500 characters.
             * @example We’ll reply within three days.
             */
            answer: string;
            /** Whether the shop waits for an address in the profile before it sends the goods. 1 for yes, 0 for no. */
            needs_address: components["schemas"]["Flag"];
            /** The order that delivers the goods, or null if there is none. */
            ordersn: components["schemas"]["OrderNumber"] | null;
        };
        /**
         * Number of a winning
         * The number of a winning record.
         * @example 1
         */
        WinningId: number;
        /**
         * Source of a prize
         * Where a customer won a prize.
         *
         * - `wheel`: The wheel.
         * - `raffle`: A raffle.
         * - `gift`: A gift for a product registration.
         * @example wheel
         * @enum {string}
         */
        WinningSource: "wheel" | "raffle" | "gift";
        /**
         * Prize name
         * The name of a prize, in the language of the response.
         * @example 15% coupon
         */
        PrizeName: string;
        /**
         * Prize type
         * The kind of a prize.
         * @example 1
         * @enum {integer}
         */
        PrizeType: 1 | 2;
        /**
         * Prize
         * A prize of the wheel or a raffle.
         */
        Prize: {
            /**
             * The number of the prize. On the wheel, it is the position from 1 to 6; the wheel stops at index id - 1.
             * @example 3
             */
            id: number;
            /** The name of a prize, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["PrizeName"];
            /** The kind of a prize. */
            type: components["schemas"]["PrizeType"];
            /** A picture of the prize; missing or empty without one, and clients then show an icon. At most 2000 characters. */
            pic?: components["schemas"]["PictureAddress"];
            /**
             * A few letters for small places such as the wheel; missing if there are none. 1 to 20 characters.
             * @example 15%
             */
            label?: string;
        };
        /**
         * Prize state
         * A state: its code from listStates, or its name.
         * @example WA
         */
        PrizeState: string;
        /**
         * Postal code extension
         * The extension of a postal code, such as the last four digits, or an empty string.
         * @example 4127
         */
        PostalCodeExtension: string;
        /**
         * Prize address
         * The delivery address of a prize.
         */
        PrizeAddress: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** First name of the recipient. 2 to 100 characters. */
            buyer_first_name: components["schemas"]["FirstName"];
            /** Last name of the recipient. 2 to 50 characters. */
            buyer_last_name: components["schemas"]["LastName"];
            /** Street and house. 2 to 500 characters. */
            buyer_address: components["schemas"]["StreetAddress"];
            /** A second line such as a flat, or an empty string. At most 500 characters. */
            buyer_address_two: components["schemas"]["AddressSecondLine"];
            /** Town or city. 1 to 100 characters. */
            city: components["schemas"]["CityName"];
            /** The country; prizes of the wheel are sent within the US only. Exactly 2 characters. */
            country: components["schemas"]["CountryCode"];
            /** A state: its code from listStates, or its name. 1 to 100 characters. */
            region: components["schemas"]["PrizeState"];
            /** The postal code in the format of its country. 1 to 100 characters. */
            code: components["schemas"]["PostalCode"];
            /** The extension of a postal code, such as the last four digits, or an empty string. At most 100 characters. */
            subcode: components["schemas"]["PostalCodeExtension"];
            /** A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters. */
            phone: components["schemas"]["PhoneNumber"];
        };
        /**
         * Winning record
         * A prize that a customer won, or a gift that a customer chose.
         */
        Winning: {
            /** The number of a winning record. */
            id: components["schemas"]["WinningId"];
            /**
             * Where a customer won a prize.
             *
             * - `wheel`: The wheel.
             * - `raffle`: A raffle.
             * - `gift`: A gift for a product registration.
             */
            source: components["schemas"]["WinningSource"];
            /** The time of the draw or the choice. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /** A prize of the wheel or a raffle. */
            prize: components["schemas"]["Prize"];
            /** The coupon, or null for other prizes. */
            coupon_id: components["schemas"]["CouponId"] | null;
            /** Whether the prize must be shipped and its delivery address is missing. 1 for yes, 0 for no. */
            misses_address: components["schemas"]["Flag"];
            /** The delivery address, or null if it is missing. */
            address: components["schemas"]["PrizeAddress"] | null;
        };
        /**
         * Number of a raffle
         * The id that drawRaffle takes.
         * @example 1
         */
        RaffleId: number;
        /**
         * Number of a registration
         * The number of a product registration.
         * @example 1
         */
        RegistrationId: number;
        /**
         * Address of a review
         * The URL of the customer's review.
         * @example https://reviews.example.com/r/5521
         */
        ReviewAddress: string;
        /**
         * Number of a gift
         * The id that chooseGift takes.
         * @example 32
         */
        GiftId: number;
        /**
         * Gift
         * A gift for a registered product.
         */
        Gift: {
            /** The id that chooseGift takes. */
            id: components["schemas"]["GiftId"];
            /** The name of a prize, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["PrizeName"];
            /**
             * One line about it, in the language of the response. 1 to 500 characters.
             * @example Memory foam, fits all our headsets.
             */
            desc: string;
            /** A picture of the gift; missing or empty without one. At most 2000 characters. */
            pic?: components["schemas"]["PictureAddress"];
        };
        /**
         * Registered product
         * An order that is registered for a gift.
         */
        ProductRegistration: {
            /** The number of a product registration. */
            id: components["schemas"]["RegistrationId"];
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The time of the registration. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /** The points for the registration. In points. */
            points: components["schemas"]["Points"];
            /** The URL of the review, or null without a review. */
            review_url: components["schemas"]["ReviewAddress"] | null;
            /** The chosen gift, or null without one. */
            gift: components["schemas"]["Gift"] | null;
            /** The winning record of the gift, or null without a gift. */
            winning_id: components["schemas"]["WinningId"] | null;
        };
        /**
         * Problem with goods
         * The defect in the customer's words.
         * @example The left side has been silent since yesterday.
         */
        GoodsProblem: string;
        /**
         * Warranty
         * The warranty of one order line.
         */
        Warranty: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            goods_name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            thumbnail: components["schemas"]["PictureAddress"];
            /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
            goodsnumber: components["schemas"]["Quantity"];
            /** When the goods were delivered. Unix time in seconds. */
            begins_at: components["schemas"]["UnixTime"];
            /** The last moment of the warranty. Unix time in seconds. */
            ends_at: components["schemas"]["UnixTime"];
            /** When the warranty was registered, or null while it is not. Unix time in seconds. */
            qtime: components["schemas"]["UnixTimeOrNull"];
            /** The last moment of the warranty, or null while it is not registered. Unix time in seconds. */
            baotime: components["schemas"]["UnixTimeOrNull"];
            /** The remaining time to claim the warranty, including the last day, or null if it is not registered, was claimed or has expired. In days. 0 to 3650. */
            baoday: components["schemas"]["WarrantyDays"];
            /**
             * The state of the warranty of one line of an order.
             *
             * - `registrable`: The goods are delivered and not registered.
             * - `active`: The warranty is registered and valid.
             * - `claimed`: The customer reported a defect, and the claim is open.
             * - `over`: More than a year has passed.
             */
            state: components["schemas"]["WarrantyState"];
            /** The customer's latest claim, or null without one. Once it has ended, the customer can report another defect. */
            claim: {
                /** The number to quote in messages about the claim. 4 to 24 characters. */
                number: components["schemas"]["ClaimNumber"];
                /** The after-sales request of the claim. 4 to 24 characters. */
                request_id: components["schemas"]["AfterSalesNumber"];
                /**
                 * The status of an after-sales request.
                 *
                 * - `requested`: The shop reviews the request.
                 * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
                 * - `sentBack`: The parcel is in transit to the shop.
                 * - `refunded`: The money was refunded; final.
                 * - `exchanged`: The replacement was sent; final.
                 * - `rejected`: The shop rejected the request; final.
                 * - `withdrawn`: The customer took the request back; final.
                 */
                status: components["schemas"]["AfterSalesStatus"];
                /** When the customer reported the defect. Unix time in seconds. */
                ctime: components["schemas"]["UnixTime"];
                /** The defect in the customer's words. 1 to 2000 characters. */
                problem: components["schemas"]["GoodsProblem"];
                /** Pictures of the defect. 1 to 9 items. */
                credentials: components["schemas"]["UploadedPicture"][];
                /**
                 * The shop's reply. 1 to 500 characters.
                 * @example We’ll reply within 24 hours on business days.
                 */
                answer: string;
            } | null;
        };
        /**
         * Social network
         * A social network of the shop, from getContact.
         *
         * - `youtube`: YouTube.
         * - `instagram`: Instagram.
         * - `facebook`: Facebook.
         * - `discord`: Discord.
         * @example instagram
         * @enum {string}
         */
        SocialNetwork: "youtube" | "instagram" | "facebook" | "discord";
        /**
         * Personal data
         * Everything the shop stores about a customer.
         */
        PersonalData: {
            /** When the copy was made. Unix time in seconds. */
            exported_at: components["schemas"]["UnixTime"];
            /** A customer's profile and invitation link. A field is null if unknown. */
            profile: components["schemas"]["Profile"];
            /** The saved addresses. At most 20 items. */
            addresses: components["schemas"]["SavedAddress"][];
            /** All orders, the newest first; also those that the customer deleted from the list. At most 10000 items. */
            orders: components["schemas"]["OrderDetail"][];
            /** The customer's reviews, the newest first; also those that are not published yet. At most 10000 items. */
            reviews: (components["schemas"]["OrderLineReview"] & {
                /** The number of an order, digits and capital letters. 8 to 32 characters. */
                ordersn: components["schemas"]["OrderNumber"];
                /** The position of a line in its order, from 1. */
                line_id: components["schemas"]["LineNumber"];
                /** The number of one goods in one color; every color of a model has its own. */
                goods_id: components["schemas"]["GoodsId"];
            })[];
            /** Every change of the points, the newest first. At most 100000 items. */
            points: components["schemas"]["PointEntry"][];
            /** All coupons, also used and expired ones. At most 10000 items. */
            coupons: components["schemas"]["Coupon"][];
            /** The goods on the wishlist, the newest first. At most 100 items. */
            wishlist: {
                /** The number of one goods in one color; every color of a model has its own. */
                goods_id: components["schemas"]["GoodsId"];
                /** The name of the goods, in the language of the response. 1 to 200 characters. */
                name: components["schemas"]["GoodsName"];
                /**
                 * The kind of the goods; clients draw goods without a photograph.
                 *
                 * - `headset`: A headset.
                 * - `mouse`: A mouse.
                 */
                goods_kind: components["schemas"]["GoodsKind"];
                /**
                 * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
                 *
                 * - `black`: Black.
                 * - `white`: White.
                 * - `grey`: Gray.
                 * - `red`: Red.
                 * - `ember`: A warm orange.
                 * - `blue`: Blue.
                 * - `violet`: Violet.
                 * - `green`: Green.
                 * - `volt`: A bright yellow-green.
                 * - `pink`: Pink.
                 */
                goods_color: components["schemas"]["ColourName"];
            }[];
            /** All requests for a return, an exchange or a refund, and warranty claims, the newest first. At most 10000 items. */
            after_sales: components["schemas"]["AfterSalesDetail"][];
            /** The chosen avatar and decoration. */
            avatar: {
                /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
                avatar: components["schemas"]["PictureAddress"];
                /**
                 * The picture of the decoration; empty without one. At most 2048 characters.
                 * @example
                 */
                decoration: string;
            };
            /** The uploaded pictures, for reviews, requests and the avatar. At most 10000 items. */
            pictures: components["schemas"]["PictureAddress"][];
            /** The goods in the cart, also the one of "buy now". At most 101 items. */
            cart: {
                /** The number of one goods in one color; every color of a model has its own. */
                goods_id: components["schemas"]["GoodsId"];
                /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
                goods_number: components["schemas"]["Quantity"];
            }[];
            /** The goods saved for later. At most 100 items. */
            saved_items?: components["schemas"]["SavedEntry"][];
            /** The saved cards, as the shop knows them. At most 10 items. */
            saved_cards?: components["schemas"]["SavedCard"][];
            /** All applications for free product tests. At most 10000 items. */
            free_tests: components["schemas"]["TestApplication"][];
            /** All prizes and chosen gifts, with the address they are shipped to. At most 10000 items. */
            prizes: components["schemas"]["Winning"][];
            /** The raffles that the customer entered. At most 10000 items. */
            raffles: components["schemas"]["RaffleId"][];
            /** The orders that are registered for a gift. At most 10000 items. */
            registrations: components["schemas"]["ProductRegistration"][];
            /** The warranty of every delivered order line. At most 100000 items. */
            warranties: components["schemas"]["Warranty"][];
            /** The comments that the customer likes. At most 100000 items. */
            liked_comments: components["schemas"]["CommentNumber"][];
            /** The social networks that earned points for a follow. At most 10 items. */
            social_follows: components["schemas"]["SocialNetwork"][];
            /** The mails that the email address of the account is subscribed to. */
            mails: {
                /** Whether it gets the offers. 1 for yes, 0 for no. */
                offers: components["schemas"]["Flag"];
                /** The requested notices that are not sent yet. At most 10000 items. */
                notices: {
                    /** The number of one goods in one color; every color of a model has its own. */
                    goods_id: components["schemas"]["GoodsId"];
                    /**
                     * The kind of a notice about goods.
                     *
                     * - `backInStock`: The goods are back in stock.
                     * - `saleStart`: A sale of the goods starts.
                     */
                    kind: components["schemas"]["NoticeKind"];
                }[];
            };
            /**
             * How many spins of the lucky wheel remain. 0 to 1000.
             * @example 1
             */
            spins_left: number;
            /** The start of each login that is still valid, in Unix seconds, the latest first. At most 10000 items. */
            logins: components["schemas"]["UnixTime"][];
        };
        /**
         * Avatar number
         * The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
         * @example 3
         */
        AvatarId: number;
        /**
         * Avatar
         * A picture shown beside a customer's name, or a decoration around it.
         */
        Avatar: {
            /** The number of a picture of listAvatars; 1000 is the one that the customer uploaded. */
            id: components["schemas"]["AvatarId"];
            /**
             * A description of the picture, in the language of the response. 1 to 100 characters.
             * @example Headset at night
             */
            name: string;
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic: components["schemas"]["PictureAddress"];
        };
        /**
         * Decoration number
         * The number of a head decoration of listAvatars; 0 for none.
         * @example 101
         */
        DecorationId: number;
        /**
         * State of an order list
         * Filters a list of orders; the names are those of the paths below /user/order.
         *
         * - `orders`: All orders.
         * - `unpaid`: Orders that are not paid.
         * - `paid`: Paid orders that are not shipped.
         * - `shipped`: Shipped orders.
         * - `received`: Orders whose receipt was confirmed.
         * - `completed`: Complete orders.
         * - `cancelled`: Canceled orders.
         * @example orders
         * @enum {string}
         */
        OrderListState: "orders" | "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
        /**
         * Number of orders
         * The number of orders in a list, over all its pages.
         * @example 4
         */
        OrderCount: number;
        /**
         * Numbers of orders
         * The number of orders in each list, by the state of the list.
         */
        OrderCounts: {
            /** All orders that are not deleted. 0 to 1000000. */
            orders: components["schemas"]["OrderCount"];
            /** Orders to pay. 0 to 1000000. */
            unpaid: components["schemas"]["OrderCount"];
            /** Orders whose payment is pending or that wait to be shipped. 0 to 1000000. */
            paid: components["schemas"]["OrderCount"];
            /** Shipped orders. 0 to 1000000. */
            shipped: components["schemas"]["OrderCount"];
            /** Orders that arrived. 0 to 1000000. */
            received: components["schemas"]["OrderCount"];
            /** Finished orders. 0 to 1000000. */
            completed: components["schemas"]["OrderCount"];
            /** Canceled orders. 0 to 1000000. */
            cancelled: components["schemas"]["OrderCount"];
        };
        /**
         * Tracked order
         * The data of an order for a person who knows its number and email.
         */
        TrackedOrder: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** When the order was placed. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** Whether the order is final or still in progress. 1 for yes, 0 for no. */
            is_over: components["schemas"]["Flag"];
            /**
             * The town and country of the delivery address, without the rest of the address. 1 to 200 characters.
             * @example Seattle, US
             */
            destination: string;
            /**
             * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
             *
             * - `USD`: US dollar.
             * - `EUR`: Euro.
             * - `CNY`: Chinese yuan.
             * - `JPY`: Japanese yen.
             */
            currency: components["schemas"]["Currency"];
            /** The total of the order, in points if paytype is 2. In major units of the currency, or in points. */
            money: components["schemas"]["OrderTotal"];
            /** How an order was paid. */
            paytype: components["schemas"]["PayType"];
            /** The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** The goods of the order. 1 to 100 items. */
            lines: components["schemas"]["OrderLine"][];
            /** Past and coming steps of an order, oldest first. 1 to 30 items. */
            timeline: components["schemas"]["OrderTimeline"];
            /** The parcel, or null before it is shipped. */
            logistics: components["schemas"]["Logistics"] | null;
        };
        /**
         * Receipt of a withdrawal
         * The receipt of a withdrawal with its time.
         */
        WithdrawalReceipt: {
            /**
             * The number of the receipt. 8 to 32 characters.
             * @example WD1F09C2A7B4
             */
            number: string;
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The email address that received the receipt. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** When the withdrawal was declared. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /** The return address; null if no goods were delivered. Backends of release 0.2.0 omit the field; the email then contains the instructions. */
            returns_to?: components["schemas"]["ReturnsAddress"] | null;
        };
        /**
         * Order to withdraw from
         * The order in the first step of a withdrawal.
         */
        WithdrawableOrder: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** When the order was placed. Unix time in seconds. */
            ctime: components["schemas"]["UnixTime"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** The goods of the order. 1 to 100 items. */
            lines: components["schemas"]["OrderLine"][];
            /**
             * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
             *
             * - `USD`: US dollar.
             * - `EUR`: Euro.
             * - `CNY`: Chinese yuan.
             * - `JPY`: Japanese yen.
             */
            currency: components["schemas"]["Currency"];
            /** The refund in money after the goods have been returned. In major units of the currency, with at most two decimals. */
            refundable: components["schemas"]["Money"];
            /** The refund in points after the goods have been returned. */
            refundable_points: components["schemas"]["Points"];
            /** The last second of the withdrawal; null before the delivery. Unix time in seconds. */
            until: components["schemas"]["UnixTimeOrNull"];
            /** The receipt of a withdrawal that was already declared and is valid, or null if none was. A customer who lost the answer of the second step finds the receipt again. */
            declared: components["schemas"]["WithdrawalReceipt"] | null;
        };
        /**
         * List of coupons
         * Filters the coupons of a customer by status.
         *
         * - `all`: All coupons.
         * - `unused`: Coupons that can be used.
         * - `used`: Coupons that an order used.
         * - `stale`: Coupons that expired unused.
         * @example unused
         * @enum {string}
         */
        CouponListState: "all" | "unused" | "used" | "stale";
        /**
         * Number of coupons
         * How many coupons are in one list.
         * @example 3
         */
        CouponCount: number;
        /**
         * Direction of points
         * Filters the point history.
         *
         * - `all`: All changes.
         * - `earned`: Earned points.
         * - `spent`: Spent points.
         * @example all
         * @enum {string}
         */
        PointDirection: "all" | "earned" | "spent";
        /**
         * Cart type
         * Which cart a call is about.
         * @example 1
         * @enum {integer}
         */
        CartType: 1 | 2;
        /**
         * Temporary cart entry
         * One goods in the cart of a guest, in the format of the temp_car cookie.
         */
        TemporaryCartEntry: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
            goods_number: components["schemas"]["Quantity"];
            /** Which cart a call is about. */
            type: components["schemas"]["CartType"];
        };
        /**
         * Cart item
         * One goods in a cart, priced now.
         */
        CartItem: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99. */
            goods_number: components["schemas"]["Quantity"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            pic_index: components["schemas"]["PictureAddress"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The current price per piece. In major units of the currency, with at most two decimals. */
            price: components["schemas"]["Money"];
            /** The price per piece without any rebate. In major units of the currency, with at most two decimals. */
            original_price: components["schemas"]["Money"];
            /** The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals. */
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** Whether the goods are free, for a product test. 1 for yes, 0 for no. */
            is_free: components["schemas"]["Flag"];
            /** Whether the goods are bought with points. 1 for yes, 0 for no. */
            is_integral: components["schemas"]["Flag"];
            /** How the number in `rebate` lowers the price. */
            is_rebate: components["schemas"]["RebateKind"];
            /** Whether the price is that of a flash sale. 1 for yes, 0 for no. */
            is_seckill: components["schemas"]["Flag"];
            /** The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999. */
            stock_count: components["schemas"]["StockCount"];
            /** The most pieces of the goods in one order. In pieces. 1 to 99. */
            maximum: components["schemas"]["Quantity"];
            /** The price per piece in points when it is exchanged for them, else null. */
            integral_price: components["schemas"]["PointPrice"];
        };
        /**
         * Pieces in a cart
         * How many pieces are in the cart now, all goods together.
         * @example 3
         */
        CartCount: number;
        /**
         * Full reduction
         * The progress of a cart through the tiers of the full reduction: 30, 60, 120, 180, 240, 300, 360 save 2, 5, 10, 15, 20, 25, 30. A tier is reached when the eligible subtotal equals it. Free goods, goods for points, with a rebate or in a flash sale do not count.
         */
        FullReduction: {
            /** The highest tier reached, 0 before the first. In major units of the currency, with at most two decimals. */
            begin: components["schemas"]["Money"];
            /** The subtotal of the goods that count, less what bundles save. In major units of the currency, with at most two decimals. */
            pay: components["schemas"]["Money"];
            /** The next tier; equal to begin when the last one is reached. In major units of the currency, with at most two decimals. */
            over: components["schemas"]["Money"];
            /** Whether the promotion is active. 1 for yes, 0 for no. */
            kg: components["schemas"]["Flag"];
            /** The current reduction. In major units of the currency, with at most two decimals. */
            reduce: components["schemas"]["Money"];
            /** The amount missing to the next tier, 0 at the last. In major units of the currency, with at most two decimals. */
            poor: components["schemas"]["Money"];
        };
        /**
         * Requested quantity
         * The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
         * @example 2
         */
        RequestedQuantity: number;
        /**
         * Order to pay
         * An order on the payment page.
         */
        PayableOrder: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /**
             * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
             *
             * - `USD`: US dollar.
             * - `EUR`: Euro.
             * - `CNY`: Chinese yuan.
             * - `JPY`: Japanese yen.
             */
            currency: components["schemas"]["Currency"];
            /** The amount to pay: subtotal - reduction - coupon + tax + shipping. In major units of the currency, with at most two decimals. */
            money: components["schemas"]["Money"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** How an order was paid. */
            paytype: components["schemas"]["PayType"];
            /** The goods of the order. 1 to 100 items. */
            lines: components["schemas"]["OrderLine"][];
            /** Where an order is delivered. */
            address: components["schemas"]["Address"];
            /** The goods before reduction, tax and shipping. In major units of the currency, with at most two decimals. */
            subtotal: components["schemas"]["Money"];
            /** The amount of the full reduction. In major units of the currency, with at most two decimals. */
            reduction: components["schemas"]["Money"];
            /** The discount of the coupon. In major units of the currency, with at most two decimals. */
            coupon: components["schemas"]["Money"];
            /** Tax that was added to the goods after reduction and coupon; 0 where prices include it. In major units of the currency, with at most two decimals. */
            tax: components["schemas"]["Money"];
            /** The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. In major units of the currency, with at most two decimals. */
            included_tax: components["schemas"]["Money"];
            /**
             * The tax on goods by its kind.
             *
             * - `sales`: The sales tax of US states.
             * - `vat`: Value-added tax.
             * - `gst`: Goods and services tax.
             * - `consumption`: The consumption tax of Japan.
             */
            tax_kind?: components["schemas"]["TaxKind"];
            /** The shipping cost. In major units of the currency, with at most two decimals. */
            shipping: components["schemas"]["Money"];
            /** The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** Points that were paid with the order; 0 without goods for points. In points. */
            points: components["schemas"]["Points"];
        };
        /**
         * Charge status
         * The status of a payment at the card payment provider.
         * @example 4
         * @enum {integer}
         */
        ChargeStatus: 1 | 2 | 3 | 4 | 5;
        /**
         * Failure of a wallet
         * Why a wallet did not pay; nothing was charged.
         *
         * - `declined`: The wallet declined the payment.
         * - `canceled`: The shopper canceled the payment in the wallet.
         * - `timedOut`: The shopper did not answer the wallet in time.
         * @example canceled
         * @enum {string}
         */
        WalletFailure: "declined" | "canceled" | "timedOut";
        /**
         * Payment token
         * The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet.
         * @example test_success
         */
        PaymentToken: string;
        /**
         * Charge number
         * The provider's number of one attempt to pay an order.
         * @example ch_de1742a69b2d43f907864f63
         */
        ChargeId: string;
        /**
         * Text of a review
         * The text of the review, plain text.
         * @example Light enough to forget. The mic cuts my keyboard out completely.
         */
        ReviewText: string;
        /**
         * Goods and their customer
         * The customer's relation to goods and allowed actions.
         */
        GoodsUserInfo: {
            /**
             * The quantity that the customer bought and did not return. In pieces. 0 to 1000000.
             * @example 1
             */
            bought: number;
            /** When the customer last bought the goods, or null if none of them is left. */
            bought_at: components["schemas"]["UnixTime"] | null;
            /** The order line that the customer may review now, or null. */
            reviewable: {
                /** The number of an order, digits and capital letters. 8 to 32 characters. */
                ordersn: components["schemas"]["OrderNumber"];
                /** The position of a line in its order, from 1. */
                line_id: components["schemas"]["LineNumber"];
                /** The last moment for the review. Unix time in seconds. */
                closes_at: components["schemas"]["UnixTime"];
            } | null;
            /** The customer's status in the free test of these goods. */
            free_test: {
                /** Whether the customer may apply now. 1 for yes, 0 for no. */
                open: components["schemas"]["Flag"];
                /** The customer's application, or null while there is none. */
                application_id: components["schemas"]["ApplicationNumber"] | null;
                /** The decision about the application, or null if there is none. */
                dealstatus: components["schemas"]["DealStatus"] | null;
            };
            /** The coupons for the goods that the customer can take. At most 20 items. */
            coupons_open: components["schemas"]["CouponOfferId"][];
            /** The coupons for the goods that the customer has taken. At most 20 items. */
            coupons_taken: components["schemas"]["CouponOfferId"][];
            /** The emails about the goods that the customer has requested and that are not sent yet. At most 2 items. */
            notices?: components["schemas"]["NoticeKind"][];
        };
        /**
         * Order number of a marketplace
         * The number of an order that was placed on a marketplace, as shown in its confirmation.
         * @example 112-5550142-7301884
         */
        MarketplaceOrderNumber: string;
        /**
         * State of a marketplace warranty
         * Whether the warranty of goods from a marketplace is valid.
         *
         * - `active`: The warranty is valid.
         * - `over`: More than a year has passed.
         * @example active
         * @enum {string}
         */
        MarketplaceWarrantyState: "active" | "over";
        /**
         * Warranty of goods from a marketplace
         * The data of goods that were bought at a marketplace.
         */
        MarketplaceWarranty: {
            /** The number of an order that was placed on a marketplace, as shown in its confirmation. 4 to 40 characters. */
            order_number: components["schemas"]["MarketplaceOrderNumber"];
            /**
             * The marketplace of the purchase. 1 to 60 characters.
             * @example Amazon
             */
            marketplace: string;
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The name of the goods, in the language of the response. 1 to 200 characters. */
            goods_name: components["schemas"]["GoodsName"];
            /** The name of the model, the same in every language and color. 1 to 60 characters. */
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * The kind of the goods; clients draw goods without a photograph.
             *
             * - `headset`: A headset.
             * - `mouse`: A mouse.
             */
            goods_kind: components["schemas"]["GoodsKind"];
            /**
             * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
             *
             * - `black`: Black.
             * - `white`: White.
             * - `grey`: Gray.
             * - `red`: Red.
             * - `ember`: A warm orange.
             * - `blue`: Blue.
             * - `violet`: Violet.
             * - `green`: Green.
             * - `volt`: A bright yellow-green.
             * - `pink`: Pink.
             */
            goods_color: components["schemas"]["ColourName"];
            /** The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads. At most 2000 characters. */
            thumbnail: components["schemas"]["PictureAddress"];
            /** When the marketplace delivered them; the warranty begins then. Unix time in seconds. */
            bought_at: components["schemas"]["UnixTime"];
            /** The last moment of the warranty. Unix time in seconds. */
            ends_at: components["schemas"]["UnixTime"];
            /**
             * Whether the warranty of goods from a marketplace is valid.
             *
             * - `active`: The warranty is valid.
             * - `over`: More than a year has passed.
             */
            state: components["schemas"]["MarketplaceWarrantyState"];
        };
        /**
         * Kind of a return
         * The compensation for returned goods.
         *
         * - `return`: The money.
         * - `exchange`: A replacement.
         * @example return
         * @enum {string}
         */
        ReturnKind: "return" | "exchange";
        /**
         * Filter of after-sales requests
         * Filters the after-sales requests of a customer.
         *
         * - `all`: All requests.
         * - `open`: Requests that are not closed.
         * - `over`: Closed requests.
         * @example all
         * @enum {string}
         */
        AfterSalesListState: "all" | "open" | "over";
        /**
         * Tax of a country
         * The tax on goods that are delivered to a country.
         */
        DeliveryTax: {
            /**
             * The tax on goods by its kind.
             *
             * - `sales`: The sales tax of US states.
             * - `vat`: Value-added tax.
             * - `gst`: Goods and services tax.
             * - `consumption`: The consumption tax of Japan.
             */
            kind: components["schemas"]["TaxKind"];
            /** Whether prices include the tax; otherwise getOrderTax adds it. 1 for yes, 0 for no. */
            is_included: components["schemas"]["Flag"];
            /**
             * The rate; null when it depends on the state. In percent. 0 to 100.
             * @example 19
             */
            rate: number | null;
        };
        /**
         * Field of an address
         * A field of Address.
         *
         * - `first_name`: The first name.
         * - `last_name`: The last name.
         * - `address`: Street and house number.
         * - `address_two`: A second line, such as a flat.
         * - `postal_code`: The postal code.
         * - `city`: The town or city.
         * - `state`: The state.
         * - `phone`: The phone number.
         * @example first_name
         * @enum {string}
         */
        AddressField: "first_name" | "last_name" | "address" | "address_two" | "postal_code" | "city" | "state" | "phone";
        /**
         * Kind of a state
         * The name that a country has for its states; null without states.
         *
         * - `state`: State.
         * - `province`: Province.
         * - `prefecture`: Prefecture.
         * - `null`: The country has no states in its addresses.
         * @example state
         * @enum {string|null}
         */
        StateKind: "state" | "province" | "prefecture" | null;
        /**
         * Address form of a country
         * The fields of an address in a country.
         */
        CountryAddressForm: {
            /** The fields of Address in the order in which people of the country write them. Without `state`, the country has no states in its addresses, and `state` is an empty string. At most 8 items. */
            fields: components["schemas"]["AddressField"][];
            /**
             * The name that a country has for its states; null without states.
             *
             * - `state`: State.
             * - `province`: Province.
             * - `prefecture`: Prefecture.
             * - `null`: The country has no states in its addresses.
             */
            state_kind: components["schemas"]["StateKind"];
            /** The permitted states by name; empty without states. At most 100 items. */
            states: {
                /**
                 * The value of `state` in an address. 1 to 100 characters.
                 * @example WA
                 */
                code: string;
                /**
                 * The name of the state. 1 to 100 characters.
                 * @example Washington
                 */
                name: string;
            }[];
            /** The format of a postal code. */
            postal_code: {
                /**
                 * A regular expression for the whole postal code, in capital letters and without space around it. 1 to 200 characters.
                 * @example [0-9]{5}
                 */
                pattern: string;
                /**
                 * A postal code of the country. 1 to 100 characters.
                 * @example 80331
                 */
                example: string;
            };
        };
        /**
         * Way of delivery
         * A speed of delivery with its price.
         */
        DeliveryWay: {
            /**
             * A way of delivery.
             *
             * - `standard`: The ordinary way.
             * - `express`: The faster way.
             */
            code: components["schemas"]["DeliveryWayCode"];
            /** The shipping cost of an order; 0 is free. In major units of the currency, with at most two decimals. */
            price: components["schemas"]["Money"];
            /**
             * The time from the order to the door, at the earliest. In working days. 1 to 60.
             * @example 3
             */
            min_days: number;
            /**
             * The time from the order to the door, at the latest. In working days. 1 to 60.
             * @example 5
             */
            max_days: number;
        };
        /**
         * Delivery country
         * A country that orders are delivered to: the currency its shoppers expect, its tax, the form of its addresses, and the ways of delivery.
         */
        DeliveryCountry: {
            /** A country or region of the world as two capital letters of ISO 3166-1. Exactly 2 characters. */
            code: components["schemas"]["CountryCode"];
            /** The currency in which shoppers of the country expect prices. */
            currency: components["schemas"]["Currency"];
            /** The tax on goods that are delivered to a country. */
            tax: components["schemas"]["DeliveryTax"];
            /** The fields of an address in a country. */
            address_form: components["schemas"]["CountryAddressForm"];
            /** The ways of delivery to the country, the ordinary one first. 1 to 10 items. */
            delivery_ways: components["schemas"]["DeliveryWay"][];
        };
        /**
         * Number of spins
         * How many spins a customer has left.
         * @example 1
         */
        SpinCount: number;
        /**
         * Result of a draw
         * The prize, and the number of its winning record.
         */
        Draw: components["schemas"]["Prize"] & {
            /** The number of a winning record. */
            winning_id: components["schemas"]["WinningId"];
        };
        /**
         * Kind of a raffle
         * The context of a raffle.
         *
         * - `holiday`: A raffle of a holiday.
         * - `activity`: A raffle that is open while the flash sale is.
         * @example holiday
         * @enum {string}
         */
        RaffleKind: "holiday" | "activity";
        /**
         * Name of an activity
         * The name of a raffle or a sale, in the language of the response.
         * @example New Year raffle
         */
        ActivityName: string;
        /**
         * State of a raffle
         * Whether tickets of a raffle can be drawn.
         *
         * - `coming`: Not open yet.
         * - `open`: Tickets can be drawn.
         * - `over`: Closed.
         * @example coming
         * @enum {string}
         */
        RaffleState: "coming" | "open" | "over";
        /**
         * Raffle
         * A draw with a start and an end; each customer draws one ticket.
         */
        Raffle: {
            /** The id that drawRaffle takes. */
            id: components["schemas"]["RaffleId"];
            /**
             * The context of a raffle.
             *
             * - `holiday`: A raffle of a holiday.
             * - `activity`: A raffle that is open while the flash sale is.
             */
            kind: components["schemas"]["RaffleKind"];
            /** The name of a raffle or a sale, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["ActivityName"];
            /**
             * A one-line description. 1 to 500 characters.
             * @example One ticket per customer. Every ticket wins.
             */
            desc: string;
            /** The start of the raffle. Unix time in seconds. */
            begin_time: components["schemas"]["UnixTime"];
            /** The end of the raffle. Unix time in seconds. */
            over_time: components["schemas"]["UnixTime"];
            /**
             * Whether tickets of a raffle can be drawn.
             *
             * - `coming`: Not open yet.
             * - `open`: Tickets can be drawn.
             * - `over`: Closed.
             */
            state: components["schemas"]["RaffleState"];
            /** Whether the customer has drawn a ticket; 0 for a guest. 1 for yes, 0 for no. */
            drawn: components["schemas"]["Flag"];
            /** The prizes. 1 to 20 items. */
            prizes: components["schemas"]["Prize"][];
        };
        /**
         * Name of a member level
         * The name of a level, in the language of the response.
         * @example Player
         */
        MemberLevelName: string;
        /**
         * Member level
         * One level and the perks that it adds to those before it.
         */
        MemberLevel: {
            /** The number of a member level, from 1. 1 to 10. */
            level: components["schemas"]["MemberLevelNumber"];
            /** The name of a level, in the language of the response. 1 to 100 characters. */
            name: components["schemas"]["MemberLevelName"];
            /**
             * The lifetime total that the level requires. In points.
             * @example 500
             */
            from_points: number;
            /** Whether the customer has reached the level. 1 for yes, 0 for no. */
            reached: components["schemas"]["Flag"];
            /** The benefits of the level. At most 20 items. */
            perks: {
                /**
                 * The name of the perk. 1 to 200 characters.
                 * @example Member coupon
                 */
                name: string;
                /**
                 * One line about it. 1 to 500 characters.
                 * @example A fixed amount off your next order.
                 */
                desc: string;
            }[];
        };
        /**
         * Kind of an activity
         * The kind of an event of the shop.
         *
         * - `flashSale`: The flash sale.
         * - `bigSale`: The sale of /bigsale.
         * - `wheel`: The wheel.
         * - `raffle`: A raffle.
         * @example flashSale
         * @enum {string}
         */
        ActivityKind: "flashSale" | "bigSale" | "wheel" | "raffle";
        /**
         * Activity
         * An event of the shop with a start and an end.
         */
        Activity: {
            /**
             * The kind of an event of the shop.
             *
             * - `flashSale`: The flash sale.
             * - `bigSale`: The sale of /bigsale.
             * - `wheel`: The wheel.
             * - `raffle`: A raffle.
             */
            kind: components["schemas"]["ActivityKind"];
            /** The number of the raffle, or null for other activities. */
            raffle_id: components["schemas"]["RaffleId"] | null;
            /** The name of a raffle or a sale, in the language of the response. 1 to 200 characters. */
            name: components["schemas"]["ActivityName"];
            /** The start of the activity. Unix time in seconds. */
            begin_time: components["schemas"]["UnixTime"];
            /** The end of the activity. Unix time in seconds. */
            over_time: components["schemas"]["UnixTime"];
            /** Whether the activity is open now. 1 for yes, 0 for no. */
            open: components["schemas"]["Flag"];
        };
        /**
         * Event id
         * The id of a webhook event, the same in every attempt to deliver it.
         * @example evt_5Jq0hXvTn2cWkR8d
         */
        EventId: string;
        /**
         * Type of an order event
         * The event that an order had. New values may be added; receivers ignore unknown ones.
         *
         * - `order.paid`: The payment was captured, or nothing was left to pay.
         * - `order.shipped`: The parcel left the warehouse.
         * - `order.delivered`: The customer confirmed the receipt, or the time for it ended.
         * - `order.cancelled`: The customer or the shop canceled the order before it was shipped.
         * @example order.paid
         * @enum {string}
         */
        OrderEventType: "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled";
        /**
         * Order event
         * The body of a webhook about an order. It contains no personal data.
         */
        OrderEvent: {
            /** The id of a webhook event, the same in every attempt to deliver it. 8 to 64 characters. */
            id: components["schemas"]["EventId"];
            /**
             * The event that an order had. New values may be added; receivers ignore unknown ones.
             *
             * - `order.paid`: The payment was captured, or nothing was left to pay.
             * - `order.shipped`: The parcel left the warehouse.
             * - `order.delivered`: The customer confirmed the receipt, or the time for it ended.
             * - `order.cancelled`: The customer or the shop canceled the order before it was shipped.
             */
            type: components["schemas"]["OrderEventType"];
            /** When it happened; a later attempt to deliver the event has the same time. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /** The order after the event. */
            data: {
                /** The number of an order, digits and capital letters. 8 to 32 characters. */
                ordersn: components["schemas"]["OrderNumber"];
                /** The status of an order. Only the server moves an order from one status to the next. */
                orderstatus: components["schemas"]["OrderStatus"];
            };
        };
        /**
         * After-sales event
         * The body of a webhook about an after-sales request, with the type `afterSales.changed`. It contains no personal data.
         */
        AfterSalesEvent: {
            /** The id of a webhook event, the same in every attempt to deliver it. 8 to 64 characters. */
            id: components["schemas"]["EventId"];
            /**
             * A request was made, or its status changed.
             * @constant
             */
            type: "afterSales.changed";
            /** When it happened; a later attempt to deliver the event has the same time. Unix time in seconds. */
            time: components["schemas"]["UnixTime"];
            /** The request after the event. */
            data: {
                /** The number to quote in messages about the request. 4 to 24 characters. */
                id: components["schemas"]["AfterSalesNumber"];
                /** The number of an order, digits and capital letters. 8 to 32 characters. */
                ordersn: components["schemas"]["OrderNumber"];
                /**
                 * The kind of an after-sales request.
                 *
                 * - `return`: The customer returns the goods for a refund.
                 * - `exchange`: The customer returns the goods for a replacement.
                 * - `refund`: The shop refunds the money, and no goods are returned.
                 */
                kind: components["schemas"]["AfterSalesKind"];
                /**
                 * The status of an after-sales request.
                 *
                 * - `requested`: The shop reviews the request.
                 * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
                 * - `sentBack`: The parcel is in transit to the shop.
                 * - `refunded`: The money was refunded; final.
                 * - `exchanged`: The replacement was sent; final.
                 * - `rejected`: The shop rejected the request; final.
                 * - `withdrawn`: The customer took the request back; final.
                 */
                status: components["schemas"]["AfterSalesStatus"];
            };
        };
        /** The result of `addBannerItem`. */
        AddBannerItemResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
        };
        /** The argument of `addBannerItem`. */
        AddBannerItemArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
        };
        /** The result of `addCartItem`. */
        AddCartItemResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
        };
        /** The argument of `addCartItem`. */
        AddCartItemArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999. */
            goods_number: components["schemas"]["RequestedQuantity"];
        };
        /** The result of `addWish`. */
        AddWishResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many goods are on the wishlist, at most 100. 0 to 100. */
            total: components["schemas"]["WishCount"];
        };
        /** The argument of `addWish`. */
        AddWishArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `applyForFreeTest`. */
        ApplyForFreeTestResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** An application for a free product test and its decision. */
            application: components["schemas"]["TestApplication"];
        };
        /** The argument of `applyForFreeTest`. */
        ApplyForFreeTestArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** The contact email of the applicant. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** Why the customer would be a good tester. 1 to 1000 characters. */
            reason: components["schemas"]["FreeTestReason"];
        };
        /** The result of `buyNow`. */
        BuyNowResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `buyNow`. */
        BuyNowArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999. */
            goods_number: components["schemas"]["RequestedQuantity"];
            /**
             * Always 2, the buy-now cart.
             * @example 2
             * @constant
             */
            type: 2;
            /** 1 to exchange points for the goods; the customer pays money when left out. 1 for yes, 0 for no. */
            is_integral?: components["schemas"]["Flag"] | undefined;
        };
        /** The result of `cancelNotice`. */
        CancelNoticeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `cancelNotice`. */
        CancelNoticeArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /**
             * The kind of a notice about goods.
             *
             * - `backInStock`: The goods are back in stock.
             * - `saleStart`: A sale of the goods starts.
             */
            kind: components["schemas"]["NoticeKind"];
        };
        /** The result of `cancelOrder`. */
        CancelOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** The refund; 0 for an unpaid order. In major units of the currency, with at most two decimals. */
            refunded: components["schemas"]["Money"];
        };
        /** The argument of `cancelOrder`. */
        CancelOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /**
             * Why a customer cancels an order.
             *
             * - `changedMind`: The customer changed their mind.
             * - `orderedByMistake`: The order was a mistake.
             * - `wrongAddress`: The delivery address is wrong.
             * - `foundCheaper`: The customer found the goods for less elsewhere.
             * - `tooSlow`: The delivery takes too long.
             * - `other`: Another reason.
             */
            reason: components["schemas"]["CancelReason"];
            /** Details of the reason; optional. At most 500 characters. */
            note?: components["schemas"]["OrderNote"] | undefined;
        };
        /** The result of `cancelPraise`. */
        CancelPraiseResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many customers praise the comment now. 0 to 1000000. */
            praise_count: components["schemas"]["PraiseCount"];
            /** Whether the current customer does. 1 for yes, 0 for no. */
            praised: components["schemas"]["Flag"];
        };
        /** The argument of `cancelPraise`. */
        CancelPraiseArgument: {
            /** The number of a comment. */
            id: components["schemas"]["CommentNumber"];
        };
        /** The result of `changePassword`. */
        ChangePasswordResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `changePassword`. */
        ChangePasswordArgument: {
            /** The current password. 6 to 20 characters. */
            current_password: components["schemas"]["Password"];
            /** A customer's password, 6 to 20 characters of any kind. 6 to 20 characters. */
            password: components["schemas"]["Password"];
            /** The same new password again. 6 to 20 characters. */
            password_confirmation: components["schemas"]["Password"];
        };
        /** The result of `checkoutCart`. */
        CheckoutCartResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `checkoutCart`. */
        CheckoutCartArgument: {
            /** The lines and their quantities. At most 100 items. */
            params: {
                /** The number of one goods in one color; every color of a model has its own. */
                goods_id: components["schemas"]["GoodsId"];
                /** The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999. */
                goods_number: components["schemas"]["RequestedQuantity"];
            }[];
            /** The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
        };
        /** The result of `checkoutOrder`. */
        CheckoutOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The provider's number of one attempt to pay an order. 8 to 64 characters. */
            charge_id: components["schemas"]["ChargeId"];
            /** The status of a payment at the card payment provider. */
            charge_status: components["schemas"]["ChargeStatus"];
            /**
             * The provider's page that the shopper must visit first, a URL or a path of this origin; null for most payments. It redirects back to /pay_result.
             * @example https://pay.example.com/challenge/ch_de1742a69b2d43f907864f63
             */
            redirect_url: string | null;
        };
        /** The argument of `checkoutOrder`. */
        CheckoutOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet. 8 to 128 characters. */
            payment_token: components["schemas"]["PaymentToken"];
            /** Whether the provider keeps the card for the customer once the charge has succeeded; 0 by default. A wallet and a card that does not fit into the list of saved cards are charged and not saved. 1 for yes, 0 for no. */
            save_card?: components["schemas"]["Flag"] | undefined;
        };
        /** The result of `chooseGift`. */
        ChooseGiftResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** An order that is registered for a gift. */
            registration: components["schemas"]["ProductRegistration"];
        };
        /** The argument of `chooseGift`. */
        ChooseGiftArgument: {
            /** The number of a product registration. */
            registration_id: components["schemas"]["RegistrationId"];
            /** The id that chooseGift takes. */
            gift_id: components["schemas"]["GiftId"];
        };
        /** The result of `claimSocialFollow`. */
        ClaimSocialFollowResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The balance of a customer, in points. */
            points: components["schemas"]["Points"];
            /** One entry of the point history. */
            entry: components["schemas"]["PointEntry"];
        };
        /** The argument of `claimSocialFollow`. */
        ClaimSocialFollowArgument: {
            /**
             * A social network of the shop, from getContact.
             *
             * - `youtube`: YouTube.
             * - `instagram`: Instagram.
             * - `facebook`: Facebook.
             * - `discord`: Discord.
             */
            network: components["schemas"]["SocialNetwork"];
        };
        /** The result of `claimWarranty`. */
        ClaimWarrantyResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The warranty of one order line. */
            warranty: components["schemas"]["Warranty"];
        };
        /** The argument of `claimWarranty`. */
        ClaimWarrantyArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
            /** The defect in the customer's words. 1 to 2000 characters. */
            problem: components["schemas"]["GoodsProblem"];
            /** Pictures of the defect. 1 to 9 items. */
            credentials: components["schemas"]["UploadedPicture"][];
        };
        /** The result of `compareGoods`. */
        CompareGoodsResult: {
            /** The goods in the requested order. 2 to 4 items. */
            msg: components["schemas"]["GoodsSummary"][];
            /** The lines of the table. At most 60 items. */
            rows: {
                /**
                 * The name of the specification, in the language of the response. 1 to 200 characters.
                 * @example Battery life
                 */
                name: string;
                /** One value per goods, or null where it does not apply. 2 to 4 items. */
                values: (string | null)[];
                /** Whether the values are not all the same. 1 for yes, 0 for no. */
                differs: components["schemas"]["Flag"];
            }[];
        };
        /** The argument of `compareGoods`. */
        CompareGoodsArgument: {
            /** Numbers of the goods to compare. 2 to 4 items. */
            ids: components["schemas"]["GoodsId"][];
        };
        /** The result of `confirmCharge`. */
        ConfirmChargeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The status of a payment at the card payment provider. */
            charge_status: components["schemas"]["ChargeStatus"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
        };
        /** The argument of `confirmCharge`. */
        ConfirmChargeArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The provider's number of one attempt to pay an order. 8 to 64 characters. */
            charge_id: components["schemas"]["ChargeId"];
        };
        /** The result of `confirmReceived`. */
        ConfirmReceivedResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
        };
        /** The argument of `confirmReceived`. */
        ConfirmReceivedArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The result of `deleteAddress`. */
        DeleteAddressResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `deleteAddress`. */
        DeleteAddressArgument: {
            /** The number of an address that a customer saved. */
            id: components["schemas"]["SavedAddressId"];
        };
        /** The result of `deleteCartItem`. */
        DeleteCartItemResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
        };
        /** The argument of `deleteCartItem`. */
        DeleteCartItemArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
        };
        /** The result of `deleteOrder`. */
        DeleteOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
        };
        /** The argument of `deleteOrder`. */
        DeleteOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The result of `deleteSavedCard`. */
        DeleteSavedCardResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `deleteSavedCard`. */
        DeleteSavedCardArgument: {
            /** The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer. 8 to 128 characters. */
            id: components["schemas"]["SavedCardId"];
        };
        /** The result of `deleteSavedItem`. */
        DeleteSavedItemResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `deleteSavedItem`. */
        DeleteSavedItemArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `drawRaffle`. */
        DrawRaffleResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The prize, and the number of its winning record. */
            data: components["schemas"]["Draw"];
        };
        /** The argument of `drawRaffle`. */
        DrawRaffleArgument: {
            /** The id that drawRaffle takes. */
            id: components["schemas"]["RaffleId"];
        };
        /** The result of `endLogin`. */
        EndLoginResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `endLogin`. */
        EndLoginArgument: {
            /** An opaque id of a login. It is not the token and cannot be used as one. 1 to 64 characters. */
            id: components["schemas"]["LoginId"];
        };
        /** The result of `exportPersonalData`. */
        ExportPersonalDataResult: {
            /** Everything the shop stores about a customer. */
            msg: components["schemas"]["PersonalData"];
        };
        /** The result of `findMarketplaceWarranty`. */
        FindMarketplaceWarrantyResult: {
            /** The warranties of the goods of that order. 1 to 20 items. */
            msg: components["schemas"]["MarketplaceWarranty"][];
        };
        /** The argument of `findMarketplaceWarranty`. */
        FindMarketplaceWarrantyArgument: {
            /** The number of an order that was placed on a marketplace, as shown in its confirmation. 4 to 40 characters. */
            order_number: components["schemas"]["MarketplaceOrderNumber"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /** The result of `findOrder`. */
        FindOrderResult: {
            /** The data of an order for a person who knows its number and email. */
            msg: components["schemas"]["TrackedOrder"];
        };
        /** The argument of `findOrder`. */
        FindOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The email of the order. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /** The result of `findWithdrawableOrder`. */
        FindWithdrawableOrderResult: {
            /** The order in the first step of a withdrawal. */
            msg: components["schemas"]["WithdrawableOrder"];
        };
        /** The argument of `findWithdrawableOrder`. */
        FindWithdrawableOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The email of the order. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /** The result of `getActivityTimes`. */
        GetActivityTimesResult: {
            /** The activities by start time. At most 50 items. */
            msg: components["schemas"]["Activity"][];
            /** The server's time, which decides whether an activity is open. Unix time in seconds. */
            server_time: components["schemas"]["UnixTime"];
        };
        /** The result of `getBanner`. */
        GetBannerResult: {
            /** The banner, or null without one. */
            msg: components["schemas"]["SideBanner"] | null;
        };
        /** The argument of `getBanner`. */
        GetBannerArgument: {
            /**
             * The position of a single banner.
             *
             * - `points`: The banner of the points store on the home page.
             * - `bigSale`: The head of /bigsale.
             * - `firstOrder`: The popup for a first order.
             * - `seasonal`: The seasonal popup.
             */
            place: components["schemas"]["BannerPlace"];
        };
        /** The result of `getCart`. */
        GetCartResult: {
            /** The items, in the order they were added. At most 100 items. */
            msg: components["schemas"]["CartItem"][];
            /** The subtotal of all items before bundles and the full reduction. In major units of the currency, with at most two decimals. */
            pay: components["schemas"]["Money"];
            /** The total of the items, pay minus bundle and the full reduction, without tax and shipping. In major units of the currency, with at most two decimals. */
            total: components["schemas"]["Money"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
            /** Whether the full reduction applies. 1 for yes, 0 for no. */
            rebate: components["schemas"]["Flag"];
            /** The progress of a cart through the tiers of the full reduction: 30, 60, 120, 180, 240, 300, 360 save 2, 5, 10, 15, 20, 25, 30. A tier is reached when the eligible subtotal equals it. Free goods, goods for points, with a rebate or in a flash sale do not count. */
            msgData: components["schemas"]["FullReduction"];
            /** The amount that whole sets of bundles save; left out without any. In major units of the currency, with at most two decimals. */
            bundle?: components["schemas"]["Money"];
            /** The bundles of which the ordinary cart has a part and no whole set; left out without any. 1 to 100 items. */
            bundles?: components["schemas"]["Bundle"][];
        };
        /** The argument of `getCart`. */
        GetCartArgument: {
            /** The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            /** The guest's temporary cart; ignored with a token. At most 100 items. */
            items?: components["schemas"]["TemporaryCartEntry"][] | undefined;
        };
        /** The result of `getContact`. */
        GetContactResult: {
            /** The contact data of the shop, for the footer and the support pages. */
            msg: components["schemas"]["Contact"];
            /**
             * The tiktok token that makes the tiktok entry of the menu visible, or an empty string. At most 512 characters.
             * @example
             */
            tiktok: string;
        };
        /** The result of `getCustomerRights`. */
        GetCustomerRightsResult: {
            /** The level of the customer, and all levels. */
            msg: {
                /** The number of a member level, from 1. 1 to 10. */
                level: components["schemas"]["MemberLevelNumber"];
                /** The name of a level, in the language of the response. 1 to 100 characters. */
                name: components["schemas"]["MemberLevelName"];
                /**
                 * The lifetime total of the customer. In points.
                 * @example 2740
                 */
                points_earned: number;
                /** The requirement of the next level, or null on the highest. */
                next: {
                    /** The number of a member level, from 1. 1 to 10. */
                    level: components["schemas"]["MemberLevelNumber"];
                    /** The name of a level, in the language of the response. 1 to 100 characters. */
                    name: components["schemas"]["MemberLevelName"];
                    /**
                     * The rest until the level. In points.
                     * @example 2260
                     */
                    points_missing: number;
                } | null;
                /** All levels, lowest first. 1 to 10 items. */
                levels: components["schemas"]["MemberLevel"][];
            };
        };
        /** The result of `getFlashSale`. */
        GetFlashSaleResult: {
            /** The lists of the sale, each with its own countdown. At most 12 items. */
            msg: components["schemas"]["FlashSaleList"][];
            /** When the sale opens; 0 when none is planned. Unix time in seconds. */
            activity_begin_time: components["schemas"]["UnixTime"];
            /** When the sale closes; 0 when none is planned. Unix time in seconds. */
            activity_over_time: components["schemas"]["UnixTime"];
            /** The current time of the server. Unix time in seconds. */
            server_time: components["schemas"]["UnixTime"];
            /** The background picture of the sale page, or an empty string. At most 2000 characters. */
            background_pic: components["schemas"]["PictureAddress"];
            /** The picture of the seasonal popup, or an empty string. At most 2000 characters. */
            window_pic: components["schemas"]["PictureAddress"];
        };
        /** The result of `getFreeTest`. */
        GetFreeTestResult: {
            /** An application for a free product test and its decision. */
            msg: components["schemas"]["TestApplication"];
            /** The conditions of the test. 1 to 30 items. */
            rules: components["schemas"]["TextBlock"][];
        };
        /** The argument of `getFreeTest`. */
        GetFreeTestArgument: {
            /** The number of an application for a free test. */
            id: components["schemas"]["ApplicationNumber"];
        };
        /** The result of `getGoods`. */
        GetGoodsResult: {
            /** The data of the detail page of one goods. */
            msg: components["schemas"]["GoodsDetail"];
        };
        /** The argument of `getGoods`. */
        GetGoodsArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `getGoodsUserInfo`. */
        GetGoodsUserInfoResult: {
            /** The customer's relation to goods and allowed actions. */
            msg: components["schemas"]["GoodsUserInfo"];
        };
        /** The argument of `getGoodsUserInfo`. */
        GetGoodsUserInfoArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `getMailSubscription`. */
        GetMailSubscriptionResult: {
            /** The subject of an unsubscribe link, and whether its address still gets these mails. */
            msg: components["schemas"]["MailSubscription"];
        };
        /** The argument of `getMailSubscription`. */
        GetMailSubscriptionArgument: {
            /** The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters. */
            token: components["schemas"]["MailToken"];
        };
        /** The result of `getOrder`. */
        GetOrderResult: {
            /** The data of the details page of an order. */
            msg: components["schemas"]["OrderDetail"];
        };
        /** The argument of `getOrder`. */
        GetOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The result of `getOrderData`. */
        GetOrderDataResult: {
            /** An order on the payment page. */
            msg: components["schemas"]["PayableOrder"];
        };
        /** The argument of `getOrderData`. */
        GetOrderDataArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The result of `getOrderLineReview`. */
        GetOrderLineReviewResult: {
            /** The line and its review. */
            msg: {
                /** One goods in an order, as it was at the time of purchase. */
                line: components["schemas"]["OrderLine"];
                /** The review, or null without one. */
                review: components["schemas"]["OrderLineReview"] | null;
                /** Whether the customer may review the line now. 1 for yes, 0 for no. */
                open: components["schemas"]["Flag"];
                /** The last moment for a review, or null before the delivery. Unix time in seconds. */
                closes_at: components["schemas"]["UnixTimeOrNull"];
            };
        };
        /** The argument of `getOrderLineReview`. */
        GetOrderLineReviewArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
        };
        /** The result of `getOrderTax`. */
        GetOrderTaxResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The goods before reduction, tax and shipping. In major units of the currency, with at most two decimals. */
            subtotal: components["schemas"]["Money"];
            /** The amount that whole sets of bundles save; left out without any. In major units of the currency, with at most two decimals. */
            bundle?: components["schemas"]["Money"];
            /** The amount of the full reduction. In major units of the currency, with at most two decimals. */
            reduction: components["schemas"]["Money"];
            /** The discount of the coupon, at most the subtotal after the reduction. In major units of the currency, with at most two decimals. */
            coupon: components["schemas"]["Money"];
            /** Tax that is added to the goods after reduction and coupon; 0 where prices include it. In major units of the currency, with at most two decimals. */
            tax: components["schemas"]["Money"];
            /** The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. In major units of the currency, with at most two decimals. */
            included_tax: components["schemas"]["Money"];
            /** The tax of the country; left out while it is unknown. */
            tax_kind?: components["schemas"]["TaxKind"];
            /** The shipping cost. In major units of the currency, with at most two decimals. */
            shipping: components["schemas"]["Money"];
            /** The amount to pay: subtotal - bundle - reduction - coupon + tax + shipping. In major units of the currency, with at most two decimals. */
            total: components["schemas"]["Money"];
            /** The price of the goods for points; 0 without any. In points. */
            points: components["schemas"]["Points"];
        };
        /** The argument of `getOrderTax`. */
        GetOrderTaxArgument: {
            /** The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            /** A country or region of the world as two capital letters of ISO 3166-1. Exactly 2 characters. */
            region?: components["schemas"]["CountryCode"] | undefined;
            /** State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states. At most 100 characters. */
            state?: components["schemas"]["StateName"] | undefined;
            /** The postal code in the format of its country. 1 to 100 characters. */
            postal_code?: components["schemas"]["PostalCode"] | undefined;
            /** A coupon of the customer; it has priority over a code. */
            coupon_id?: components["schemas"]["CouponId"] | undefined;
            /** A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters. */
            coupon_code?: components["schemas"]["CouponCode"] | undefined;
            /** The way of delivery; the ordinary one when left out. */
            delivery_way?: components["schemas"]["DeliveryWayCode"] | undefined;
        };
        /** The result of `getPointRules`. */
        GetPointRulesResult: {
            /** The ways to earn points. 1 to 20 items. */
            msg: components["schemas"]["PointRule"][];
        };
        /** The result of `getProfile`. */
        GetProfileResult: {
            /** A customer's profile and invitation link. A field is null if unknown. */
            msg: components["schemas"]["Profile"];
        };
        /** The result of `getRefundDetail`. */
        GetRefundDetailResult: {
            /** The data of the page of an after-sales request. */
            msg: components["schemas"]["AfterSalesDetail"];
        };
        /** The argument of `getRefundDetail`. */
        GetRefundDetailArgument: {
            /** The number to quote in messages about the request. 4 to 24 characters. */
            id: components["schemas"]["AfterSalesNumber"];
        };
        /** The result of `getTerm`. */
        GetTermResult: {
            /** One term or policy with its text. */
            msg: components["schemas"]["TermText"];
        };
        /** The argument of `getTerm`. */
        GetTermArgument: {
            /** The title of the term from listTerms. 1 to 100 characters. */
            title: components["schemas"]["TermTitle"];
        };
        /** The result of `getUserInfo`. */
        GetUserInfoResult: {
            /** The customer who is logged in. */
            msg: components["schemas"]["UserInfo"];
        };
        /** The result of `getWheel`. */
        GetWheelResult: {
            /** The wheel. */
            msg: {
                /** Whether the customer can spin it now. 1 for yes, 0 for no. */
                open: components["schemas"]["Flag"];
                /** The remaining spins of the customer; 0 for a guest. 0 to 1000. */
                chances: components["schemas"]["SpinCount"];
                /** The prizes, the first one at the top of the wheel. Exactly 6 items. */
                prizes: components["schemas"]["Prize"][];
                /** When the wheel opens. Unix time in seconds. */
                begin_time: components["schemas"]["UnixTime"];
                /** When the wheel closes. Unix time in seconds. */
                over_time: components["schemas"]["UnixTime"];
                /** The clock of the shop. Unix time in seconds. */
                server_time: components["schemas"]["UnixTime"];
                /**
                 * The time until a gift is sent after its address is saved. In working days. 1 to 60.
                 * @example 2
                 */
                ships_within_business_days: number;
            };
        };
        /** The result of `joinCart`. */
        JoinCartResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
            /** Goods that could not be merged, because they are discontinued or out of stock. At most 100 items. */
            skipped: components["schemas"]["GoodsId"][];
        };
        /** The argument of `joinCart`. */
        JoinCartArgument: {
            /** The temporary cart of the guest. At most 100 items. */
            items: components["schemas"]["TemporaryCartEntry"][];
            /** The goods that the guest has saved for later; those that the customer has saved, too, get the larger quantity. At most 100 items. */
            saved?: components["schemas"]["SavedEntry"][] | undefined;
        };
        /** The result of `joinWishes`. */
        JoinWishesResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many goods are on the wishlist, at most 100. 0 to 100. */
            total: components["schemas"]["WishCount"];
            /** Numbers of the omitted goods. At most 100 items. */
            skipped: components["schemas"]["GoodsId"][];
        };
        /** The argument of `joinWishes`. */
        JoinWishesArgument: {
            /** Numbers of goods, the latest one first. At most 100 items. */
            ids: components["schemas"]["GoodsId"][];
        };
        /** The result of `keepAccount`. */
        KeepAccountResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The result of `listActivityCoupons`. */
        ListActivityCouponsResult: {
            /** The coupons. At most 50 items. */
            msg: components["schemas"]["CouponOffer"][];
        };
        /** The result of `listAddresses`. */
        ListAddressesResult: {
            /** The addresses. At most 20 items. */
            msg: components["schemas"]["SavedAddress"][];
        };
        /** The result of `listAfterSales`. */
        ListAfterSalesResult: {
            /** The requests of this page. At most 48 items. */
            msg: components["schemas"]["AfterSalesRequest"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listAfterSales`. */
        ListAfterSalesArgument: {
            /** Only these requests; all when left out. */
            state?: components["schemas"]["AfterSalesListState"] | undefined;
            /** Only those about this order; all when left out. 8 to 32 characters. */
            ordersn?: components["schemas"]["OrderNumber"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listAvatars`. */
        ListAvatarsResult: {
            /** The available and the selected avatar and decoration. */
            msg: {
                /** Pictures. At most 100 items. */
                avatars: components["schemas"]["Avatar"][];
                /** Decorations around the picture. At most 100 items. */
                decorations: components["schemas"]["Avatar"][];
                /** The number of a picture of listAvatars; 1000 is the one that the customer uploaded. */
                avatar_id: components["schemas"]["AvatarId"];
                /** The number of a head decoration of listAvatars; 0 for none. */
                decoration_id: components["schemas"]["DecorationId"];
                /** The URL of the current picture. At most 2000 characters. */
                avatar: components["schemas"]["PictureAddress"];
                /** The URL of the current decoration, or an empty string for none. At most 2000 characters. */
                decoration: components["schemas"]["PictureAddress"];
            };
        };
        /** The result of `listBanners`. */
        ListBannersResult: {
            /** The banners, in a separate object. */
            msg: {
                /** The slides in their order. At most 12 items. */
                banner: components["schemas"]["Banner"][];
            };
        };
        /** The result of `listCarriers`. */
        ListCarriersResult: {
            /** The carriers. At most 50 items. */
            msg: components["schemas"]["Carrier"][];
        };
        /** The result of `listCategories`. */
        ListCategoriesResult: {
            /** The tree and its language. */
            msg: {
                /** The root categories, in the order of the menu. At most 24 items. */
                tree: components["schemas"]["Category"][];
                /** The language of the names. */
                lang: components["schemas"]["Locale"];
            };
        };
        /** The result of `listComments`. */
        ListCommentsResult: {
            /** The comments of this page. At most 48 items. */
            msg: components["schemas"]["Comment"][];
            /** The number of matching comments on all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** The average rating; 0 without a rating. In stars, with one decimal. 0 to 5. */
            average: components["schemas"]["Rating"];
            /** How many customers gave one, two, three, four and five stars, in this order. Exactly 5 items. */
            histogram: number[];
            /**
             * How many comments have pictures. 0 to 1000000.
             * @example 12
             */
            picture_count: number;
        };
        /** The argument of `listComments`. */
        ListCommentsArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of comments of a page; 10 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
            /** Only comments with this many stars; all when left out. In stars. 1 to 5. */
            stars?: components["schemas"]["Stars"] | undefined;
            /** 1 for comments with pictures only; all when left out. 1 for yes, 0 for no. */
            with_pictures?: components["schemas"]["Flag"] | undefined;
        };
        /** The result of `listContacts`. */
        ListContactsResult: {
            /** One contact for each region. At most 24 items. */
            msg: components["schemas"]["RegionContact"][];
            /**
             * The postal address of the company, one entry per line. 1 to 500 characters.
             * @example signal
             *     1420 Harbor Avenue
             *     Seattle, WA 98101
             *     United States
             */
            address: string;
            /** The URL of the community group, or an empty string without one. At most 2000 characters. */
            group_link: components["schemas"]["LinkAddress"];
            /** Whether the support is open now. 1 for yes, 0 for no. */
            desk_open: components["schemas"]["Flag"];
            /** When the support opens, or null while it is open. Unix time in seconds. */
            opens_at: components["schemas"]["UnixTimeOrNull"];
            /** When the support closes, or null while it is closed. Unix time in seconds. */
            closes_at: components["schemas"]["UnixTimeOrNull"];
            /** The clock of the shop. Unix time in seconds. */
            server_time: components["schemas"]["UnixTime"];
        };
        /** The result of `listCoupons`. */
        ListCouponsResult: {
            /** The coupons of this page. At most 48 items. */
            msg: components["schemas"]["Coupon"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** How many coupons are in each list. */
            counts: {
                /** How many coupons are in one list. 0 to 1000000. */
                all: components["schemas"]["CouponCount"];
                /** How many coupons are in one list. 0 to 1000000. */
                unused: components["schemas"]["CouponCount"];
                /** How many coupons are in one list. 0 to 1000000. */
                used: components["schemas"]["CouponCount"];
                /** How many coupons are in one list. 0 to 1000000. */
                stale: components["schemas"]["CouponCount"];
            };
        };
        /** The argument of `listCoupons`. */
        ListCouponsArgument: {
            /** The list; all lists when left out. */
            state?: components["schemas"]["CouponListState"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listDeliveryCountries`. */
        ListDeliveryCountriesResult: {
            /** The countries by code. 1 to 250 items. */
            msg: components["schemas"]["DeliveryCountry"][];
        };
        /** The result of `listDownloads`. */
        ListDownloadsResult: {
            /** The models of this page. At most 48 items. */
            msg: components["schemas"]["DownloadModel"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listDownloads`. */
        ListDownloadsArgument: {
            /** Words that the model number or the name must contain. 1 to 200 characters. */
            keywords?: components["schemas"]["Keyword"] | undefined;
            /** Filters by headsets or mice. */
            goods_kind?: components["schemas"]["GoodsKind"] | undefined;
            /** The page, from 1. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** Entries per page; 12 when left out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listFeatures`. */
        ListFeaturesResult: {
            /** The features in their order. At most 12 items. */
            msg: components["schemas"]["Feature"][];
        };
        /** The result of `listFreeTests`. */
        ListFreeTestsResult: {
            /** The applications of this page. At most 48 items. */
            msg: components["schemas"]["TestApplication"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listFreeTests`. */
        ListFreeTestsArgument: {
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listGifts`. */
        ListGiftsResult: {
            /** The registrations of this page. At most 48 items. */
            msg: components["schemas"]["ProductRegistration"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** The gifts for a registration. At most 20 items. */
            gifts: components["schemas"]["Gift"][];
        };
        /** The argument of `listGifts`. */
        ListGiftsArgument: {
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listGoods`. */
        ListGoodsResult: {
            /** The goods of this page. At most 48 items. */
            msg: components["schemas"]["GoodsSummary"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** The number of models that each filter option matches, over all pages. A count applies all selected filters except its own, so that a shopper sees the effect of selecting or clearing it; a model counts once. */
            facets: components["schemas"]["GoodsFacets"];
            /** The requested category with its position in the tree, or null without one. */
            category: components["schemas"]["ListedCategory"] | null;
            /**
             * How well the results match the keywords.
             *
             * - `exact`: The goods match the keywords as sent, a synonym included; always without keywords.
             * - `near`: The goods match after a correction, or without some of the words.
             * - `none`: No goods match.
             */
            match: components["schemas"]["SearchMatch"];
            /**
             * The search that the results match, or null if they match the one that was sent.
             * @example wireless headset
             */
            corrected_query: string | null;
        };
        /** The argument of `listGoods`. */
        ListGoodsArgument: {
            /** The number of a category, as in the address /product/{id}. */
            category_id?: components["schemas"]["CategoryId"] | undefined;
            /** A search keyword; must not consist of spaces. 1 to 200 characters. */
            keywords?: components["schemas"]["Keyword"] | undefined;
            /** Returns goods that match every given filter. At most 4 items. */
            filter?: components["schemas"]["GoodsFilter"][] | undefined;
            /** Returns goods that have an attribute of each given kind. At most 60 items. */
            attributes?: components["schemas"]["GoodsAttribute"][] | undefined;
            /**
             * The order of a listing; `popular` when a request leaves it out.
             *
             * - `popular`: Most popular first.
             * - `newest`: Newest first.
             * - `priceUp`: Lowest price first.
             * - `priceDown`: Highest price first.
             * - `rating`: Best rating first.
             */
            sort?: components["schemas"]["GoodsSort"] | undefined;
            /** The minimum price, in the currency of the answer's language. In major units of the currency, with at most two decimals. */
            price_min?: components["schemas"]["Money"] | undefined;
            /** The maximum price. In major units of the currency, with at most two decimals. */
            price_max?: components["schemas"]["Money"] | undefined;
            /** The minimum average rating. In stars. 1 to 5. */
            rating_min?: components["schemas"]["Stars"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listGoodsByIds`. */
        ListGoodsByIdsResult: {
            /** The goods. At most 48 items. */
            msg: components["schemas"]["GoodsSummary"][];
        };
        /** The argument of `listGoodsByIds`. */
        ListGoodsByIdsArgument: {
            /** Numbers of goods. At most 48 items. */
            ids: components["schemas"]["GoodsId"][];
        };
        /** The result of `listGoodsCoupons`. */
        ListGoodsCouponsResult: {
            /** The coupons, the best first. At most 20 items. */
            msg: components["schemas"]["CouponOffer"][];
        };
        /** The argument of `listGoodsCoupons`. */
        ListGoodsCouponsArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `listGoodsFaqs`. */
        ListGoodsFaqsResult: {
            /** The questions, most frequent first. At most 50 items. */
            msg: components["schemas"]["Question"][];
        };
        /** The argument of `listGoodsFaqs`. */
        ListGoodsFaqsArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `listHotCategories`. */
        ListHotCategoriesResult: {
            /** The categories in their order. At most 24 items. */
            msg: components["schemas"]["HotCategory"][];
        };
        /** The result of `listHotPosts`. */
        ListHotPostsResult: {
            /** The posts, newest first. At most 24 items. */
            msg: components["schemas"]["Post"][];
        };
        /** The result of `listHotProducts`. */
        ListHotProductsResult: {
            /** The two lists. Exactly 2 items. */
            msg: components["schemas"]["HotProduct"][][];
        };
        /** The result of `listLogins`. */
        ListLoginsResult: {
            /** The logins. 1 to 100 items. */
            msg: components["schemas"]["Login"][];
        };
        /** The result of `listNotices`. */
        ListNoticesResult: {
            /** The slides in their order. At most 20 items. */
            msg: components["schemas"]["Note"][];
        };
        /** The result of `listOrders`. */
        ListOrdersResult: {
            /** The orders of this page. At most 48 items. */
            msg: components["schemas"]["OrderSummary"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** The number of orders in each list, by the state of the list. */
            counts: components["schemas"]["OrderCounts"];
        };
        /** The argument of `listOrders`. */
        ListOrdersArgument: {
            /**
             * Filters a list of orders; the names are those of the paths below /user/order.
             *
             * - `orders`: All orders.
             * - `unpaid`: Orders that are not paid.
             * - `paid`: Paid orders that are not shipped.
             * - `shipped`: Shipped orders.
             * - `received`: Orders whose receipt was confirmed.
             * - `completed`: Complete orders.
             * - `cancelled`: Canceled orders.
             */
            state?: components["schemas"]["OrderListState"] | undefined;
            /** A part of the order number, or words from the names of its goods. 1 to 200 characters. */
            keyword?: components["schemas"]["Keyword"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listPointLog`. */
        ListPointLogResult: {
            /** The changes of this page. At most 48 items. */
            msg: components["schemas"]["PointEntry"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
            /** The balance of a customer, in points. */
            points: components["schemas"]["Points"];
            /** Ways to earn points with a limit per calendar month (UTC). At most 10 items. */
            caps: {
                /**
                 * Why points were earned or spent.
                 *
                 * - `signUp`: The customer opened an account.
                 * - `dailyLogin`: The first login of a day.
                 * - `invite`: An invited person opened an account.
                 * - `socialFollow`: The customer follows a social network of the shop.
                 * - `profileCompleted`: The customer completed the profile.
                 * - `sharedReview`: The customer shared a review.
                 * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
                 * - `pointsExchange`: Points paid for goods.
                 * - `exchangeReturned`: Points of returned goods.
                 * - `prize`: A prize of the wheel or a raffle.
                 */
                kind: components["schemas"]["PointKind"];
                /**
                 * The total of this month. In points. 0 to 1000000.
                 * @example 20
                 */
                used: number;
                /**
                 * The monthly limit. In points. 1 to 1000000.
                 * @example 100
                 */
                maximum: number;
            }[];
            /** Ways that earn no more points for now: one-time ways that are done, today's login, and ways at their monthly limit. At most 10 items. */
            done: components["schemas"]["PointKind"][];
            /** The networks for which the customer already earned points by following the shop. At most 4 items. */
            followed: components["schemas"]["SocialNetwork"][];
        };
        /** The argument of `listPointLog`. */
        ListPointLogArgument: {
            /** Only these changes; all when left out. */
            direction?: components["schemas"]["PointDirection"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listQuestions`. */
        ListQuestionsResult: {
            /** The groups in their order. At most 20 items. */
            msg: {
                /**
                 * A topic of the FAQ.
                 *
                 * - `orders`: Orders and payment.
                 * - `shipping`: Shipping.
                 * - `returns`: Returns and warranty.
                 * - `account`: The account.
                 */
                group: components["schemas"]["QuestionGroup"];
                /**
                 * The name of the group, in the language of the response. 1 to 100 characters.
                 * @example Shipping
                 */
                name: string;
                /** The questions of the group, most frequent first. 1 to 100 items. */
                questions: components["schemas"]["Question"][];
            }[];
            /** The number of matching questions on all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /**
             * The number of questions of a page. 1 to 2000.
             * @example 12
             */
            page_size: number;
        };
        /** The argument of `listQuestions`. */
        ListQuestionsArgument: {
            /** A search keyword; must not consist of spaces. 1 to 200 characters. */
            keywords?: components["schemas"]["Keyword"] | undefined;
            /**
             * A topic of the FAQ.
             *
             * - `orders`: Orders and payment.
             * - `shipping`: Shipping.
             * - `returns`: Returns and warranty.
             * - `account`: The account.
             */
            group?: components["schemas"]["QuestionGroup"] | undefined;
            /** The id of a question in URLs, as in /support/faq#delivery-time; the same in every language. 1 to 60 characters. */
            id?: components["schemas"]["QuestionId"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of questions of a page; all of them when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listRaffles`. */
        ListRafflesResult: {
            /** The raffles. At most 50 items. */
            msg: components["schemas"]["Raffle"][];
            /** The clock of the shop. Unix time in seconds. */
            server_time: components["schemas"]["UnixTime"];
        };
        /** The result of `listRelatedGoods`. */
        ListRelatedGoodsResult: {
            /** The goods, best match first. At most 12 items. */
            msg: components["schemas"]["GoodsSummary"][];
            /** The bundles that the goods are a part of; left out without any. 1 to 6 items. */
            bundles?: components["schemas"]["Bundle"][];
        };
        /** The argument of `listRelatedGoods`. */
        ListRelatedGoodsArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `listRequestedNotices`. */
        ListRequestedNoticesResult: {
            /** The requests of this page. At most 48 items. */
            msg: components["schemas"]["RequestedNotice"][];
            /** The address that the emails go to. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listRequestedNotices`. */
        ListRequestedNoticesArgument: {
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listReviews`. */
        ListReviewsResult: {
            /** The reviews in their order. At most 48 items. */
            msg: components["schemas"]["Review"][];
        };
        /** The result of `listSavedCards`. */
        ListSavedCardsResult: {
            /** The cards. At most 10 items. */
            msg: components["schemas"]["SavedCard"][];
        };
        /** The result of `listSavedItems`. */
        ListSavedItemsResult: {
            /** The goods, each with its saved quantity. At most 100 items. */
            msg: components["schemas"]["CartItem"][];
        };
        /** The argument of `listSavedItems`. */
        ListSavedItemsArgument: {
            /** The saved goods of the guest; ignored with a token. At most 100 items. */
            items?: components["schemas"]["SavedEntry"][] | undefined;
        };
        /** The result of `listStates`. */
        ListStatesResult: {
            /** The states and the federal district, by name. 1 to 100 items. */
            msg: {
                /**
                 * The postal abbreviation of the state. Exactly 2 characters.
                 * @example WA
                 */
                code: string;
                /**
                 * The name of the state, in English. 1 to 100 characters.
                 * @example Washington
                 */
                name: string;
            }[];
        };
        /** The result of `listTerms`. */
        ListTermsResult: {
            /** The two groups of links. */
            msg: {
                /** The terms. At most 24 items. */
                terms: components["schemas"]["Term"][];
                /** The policies. At most 24 items. */
                policy: components["schemas"]["Term"][];
            };
        };
        /** The result of `listWarranties`. */
        ListWarrantiesResult: {
            /** The warranties of this page. At most 48 items. */
            msg: components["schemas"]["Warranty"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listWarranties`. */
        ListWarrantiesArgument: {
            /** Only those of this order; all when left out. 8 to 32 characters. */
            ordersn?: components["schemas"]["OrderNumber"] | undefined;
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listWinnings`. */
        ListWinningsResult: {
            /** The records of this page. At most 48 items. */
            msg: components["schemas"]["Winning"][];
            /** The number of entries over all pages. 0 to 1000000. */
            total: components["schemas"]["Total"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listWinnings`. */
        ListWinningsArgument: {
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `listWishes`. */
        ListWishesResult: {
            /** The goods of this page. At most 48 items. */
            msg: components["schemas"]["GoodsSummary"][];
            /** The numbers of all goods on the list, for the wish buttons of goods. At most 100 items. */
            ids: components["schemas"]["GoodsId"][];
            /** How many goods are on the wishlist, at most 100. 0 to 100. */
            total: components["schemas"]["WishCount"];
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page: components["schemas"]["PageNumber"];
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size: components["schemas"]["PageSize"];
        };
        /** The argument of `listWishes`. */
        ListWishesArgument: {
            /** The page of a list, from 1. Pages after the last one are empty. 1 to 10000. */
            page?: components["schemas"]["PageNumber"] | undefined;
            /** The number of entries of a page; 12 when a request leaves it out. 1 to 48. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        /** The result of `logIn`. */
        LogInResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The customer who is logged in. */
            data: components["schemas"]["LoggedIn"];
            /** The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null. */
            tiktok_token: components["schemas"]["TiktokToken"];
        };
        /** The argument of `logIn`. */
        LogInArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** A customer's password, 6 to 20 characters of any kind. 6 to 20 characters. */
            password: components["schemas"]["Password"];
        };
        /** The result of `logInWithFacebook`. */
        LogInWithFacebookResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The customer who is logged in. */
            data: components["schemas"]["LoggedIn"];
            /** The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null. */
            tiktok_token: components["schemas"]["TiktokToken"];
            /** Whether this opened an account. 1 for yes, 0 for no. */
            is_new: components["schemas"]["Flag"];
        };
        /** The argument of `logInWithFacebook`. */
        LogInWithFacebookArgument: {
            /** The provider's authorization code, unchanged. 8 to 2000 characters. */
            authorization_code: components["schemas"]["AuthorizationCode"];
            /** The redirect URI that was sent to the provider, unchanged. 10 to 2000 characters. */
            redirect_uri: components["schemas"]["RedirectAddress"];
            /** The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. 4 to 20 characters. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        /** The result of `logInWithGoogle`. */
        LogInWithGoogleResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The customer who is logged in. */
            data: components["schemas"]["LoggedIn"];
            /** The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null. */
            tiktok_token: components["schemas"]["TiktokToken"];
            /** Whether this opened an account. 1 for yes, 0 for no. */
            is_new: components["schemas"]["Flag"];
        };
        /** The argument of `logInWithGoogle`. */
        LogInWithGoogleArgument: {
            /** The provider's authorization code, unchanged. 8 to 2000 characters. */
            authorization_code: components["schemas"]["AuthorizationCode"];
            /** The redirect URI that was sent to the provider, unchanged. 10 to 2000 characters. */
            redirect_uri: components["schemas"]["RedirectAddress"];
            /** The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. 4 to 20 characters. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        /** The result of `logOut`. */
        LogOutResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The result of `logOutEverywhere`. */
        LogOutEverywhereResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The result of `moveToCart`. */
        MoveToCartResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
        };
        /** The argument of `moveToCart`. */
        MoveToCartArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `placeOrder`. */
        PlaceOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The argument of `placeOrder`. */
        PlaceOrderArgument: {
            /** The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            /** Where an order is delivered. */
            address: components["schemas"]["Address"];
            /** The shopper's note to the shop; may be empty. At most 500 characters. */
            note: components["schemas"]["OrderNote"];
            /** A coupon of the customer; it has priority over a code. */
            coupon_id?: components["schemas"]["CouponId"] | undefined;
            /** A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters. */
            coupon_code?: components["schemas"]["CouponCode"] | undefined;
            /** The way of delivery; the ordinary one when left out. */
            delivery_way?: components["schemas"]["DeliveryWayCode"] | undefined;
            /** The total the shopper saw, in the currency of the language of this request. In major units of the currency, with at most two decimals. */
            expected_total: components["schemas"]["Money"];
        };
        /** The result of `praiseComment`. */
        PraiseCommentResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many customers praise the comment now. 0 to 1000000. */
            praise_count: components["schemas"]["PraiseCount"];
            /** Whether the current customer does. 1 for yes, 0 for no. */
            praised: components["schemas"]["Flag"];
        };
        /** The argument of `praiseComment`. */
        PraiseCommentArgument: {
            /** The number of a comment. */
            id: components["schemas"]["CommentNumber"];
        };
        /** The result of `register`. */
        RegisterResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The customer who is logged in. */
            data: components["schemas"]["LoggedIn"];
            /** The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null. */
            tiktok_token: components["schemas"]["TiktokToken"];
            /** Points of the new account. In points. */
            points: components["schemas"]["Points"];
        };
        /** The argument of `register`. */
        RegisterArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** The same email address again. 2 to 200 characters. */
            email_confirmation: components["schemas"]["Email"];
            /** A customer's password, 6 to 20 characters of any kind. 6 to 20 characters. */
            password: components["schemas"]["Password"];
            /** The same password again. 6 to 20 characters. */
            password_confirmation: components["schemas"]["Password"];
            /** The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters. */
            code: components["schemas"]["VerificationCode"];
            /** Whether the customer accepts the terms. 1 for yes, 0 for no. */
            agree_terms: components["schemas"]["Flag"];
            /** The invitation code of a friend; absent without one. 4 to 20 characters. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        /** The result of `registerProduct`. */
        RegisterProductResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** An order that is registered for a gift. */
            registration: components["schemas"]["ProductRegistration"];
            /** The balance of a customer, in points. */
            points: components["schemas"]["Points"];
        };
        /** The argument of `registerProduct`. */
        RegisterProductArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The buyer name of the order. 1 to 100 characters. */
            name: components["schemas"]["PersonName"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** The URL of the customer's review. 10 to 2000 characters. */
            review_url?: components["schemas"]["ReviewAddress"] | undefined;
        };
        /** The result of `registerWarranty`. */
        RegisterWarrantyResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The warranty of one order line. */
            warranty: components["schemas"]["Warranty"];
        };
        /** The argument of `registerWarranty`. */
        RegisterWarrantyArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
        };
        /** The result of `removeWish`. */
        RemoveWishResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many goods are on the wishlist, at most 100. 0 to 100. */
            total: components["schemas"]["WishCount"];
        };
        /** The argument of `removeWish`. */
        RemoveWishArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
        };
        /** The result of `requestAccountDeletion`. */
        RequestAccountDeletionResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** When the account is deleted. Unix time in seconds. */
            deletion_at: components["schemas"]["UnixTime"];
        };
        /** The argument of `requestAccountDeletion`. */
        RequestAccountDeletionArgument: {
            /** The current password, for an account that has one (`has_password` of the profile). 6 to 20 characters. */
            password?: components["schemas"]["Password"] | undefined;
            /** The email address of the account, for an account without a password. 2 to 200 characters. */
            email?: components["schemas"]["Email"] | undefined;
        };
        /** The result of `requestAfterSales`. */
        RequestAfterSalesResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The data of the page of an after-sales request. */
            request: components["schemas"]["AfterSalesDetail"];
        };
        /** The argument of `requestAfterSales`. */
        RequestAfterSalesArgument: {
            /**
             * The compensation for returned goods.
             *
             * - `return`: The money.
             * - `exchange`: A replacement.
             */
            kind: components["schemas"]["ReturnKind"];
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
            /** The number of pieces to return. In pieces. -999999 to 999999. */
            goodsnumber: components["schemas"]["RequestedQuantity"];
            /** Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it. */
            reason: components["schemas"]["AfterSalesReason"];
            /** The defect in the customer's words. 1 to 2000 characters. */
            problem: components["schemas"]["GoodsProblem"];
            /** The URL of a public comment about the problem; optional. 10 to 2000 characters. */
            comment_url?: components["schemas"]["ReviewAddress"] | undefined;
            /** The shopper's note to the shop; may be empty. At most 500 characters. */
            note?: components["schemas"]["OrderNote"] | undefined;
            /** Pictures that the customer uploaded before, as proof. 1 to 9 items. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no. */
            contacted: components["schemas"]["Flag"];
        };
        /** The result of `requestNotice`. */
        RequestNoticeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `requestNotice`. */
        RequestNoticeArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            goods_id: components["schemas"]["GoodsId"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /**
             * The kind of a notice about goods.
             *
             * - `backInStock`: The goods are back in stock.
             * - `saleStart`: A sale of the goods starts.
             */
            kind: components["schemas"]["NoticeKind"];
        };
        /** The result of `requestRefund`. */
        RequestRefundResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The data of the page of an after-sales request. */
            request: components["schemas"]["AfterSalesDetail"];
        };
        /** The argument of `requestRefund`. */
        RequestRefundArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The line; all lines when left out. */
            line_id?: components["schemas"]["LineNumber"] | undefined;
            /** Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it. */
            reason: components["schemas"]["AfterSalesReason"];
            /** The defect in the customer's words; may be empty. At most 2000 characters. */
            problem?: components["schemas"]["ProblemNote"] | undefined;
            /** The shopper's note to the shop; may be empty. At most 500 characters. */
            note?: components["schemas"]["OrderNote"] | undefined;
            /** Pictures that the customer uploaded before, as proof. 1 to 9 items. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no. */
            contacted: components["schemas"]["Flag"];
        };
        /** The result of `resetPassword`. */
        ResetPasswordResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `resetPassword`. */
        ResetPasswordArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters. */
            code: components["schemas"]["VerificationCode"];
            /** A customer's password, 6 to 20 characters of any kind. 6 to 20 characters. */
            password: components["schemas"]["Password"];
            /** The same password again. 6 to 20 characters. */
            password_confirmation: components["schemas"]["Password"];
        };
        /** The result of `resubscribe`. */
        ResubscribeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The subject of an unsubscribe link, and whether its address still gets these mails. */
            subscription: components["schemas"]["MailSubscription"];
        };
        /** The argument of `resubscribe`. */
        ResubscribeArgument: {
            /** The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters. */
            token: components["schemas"]["MailToken"];
        };
        /** The result of `saveAddress`. */
        SaveAddressResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** An address that a customer saved for orders. */
            address: components["schemas"]["SavedAddress"];
        };
        /** The argument of `saveAddress`. */
        SaveAddressArgument: {
            /** The number of an address that a customer saved. */
            id?: components["schemas"]["SavedAddressId"] | undefined;
            /** Where an order is delivered. */
            address: components["schemas"]["Address"];
            /** Whether the checkout preselects it; false when left out. 1 for yes, 0 for no. */
            is_default?: components["schemas"]["Flag"] | undefined;
        };
        /** The result of `saveForLater`. */
        SaveForLaterResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** How many pieces are in the cart now, all goods together. 0 to 10000. */
            number: components["schemas"]["CartCount"];
        };
        /** The argument of `saveForLater`. */
        SaveForLaterArgument: {
            /** The number of one goods in one color; every color of a model has its own. */
            id: components["schemas"]["GoodsId"];
            /** The quantity of goods that are not in the cart; 1 when left out. In pieces. 1 to 99. */
            goods_number?: components["schemas"]["Quantity"] | undefined;
        };
        /** The result of `savePrizeAddress`. */
        SavePrizeAddressResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** A prize that a customer won, or a gift that a customer chose. */
            winning: components["schemas"]["Winning"];
        };
        /** The argument of `savePrizeAddress`. */
        SavePrizeAddressArgument: {
            /** The number of a winning record. */
            winning_id?: components["schemas"]["WinningId"] | undefined;
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /** First name of the recipient. 2 to 100 characters. */
            buyer_first_name: components["schemas"]["FirstName"];
            /** Last name of the recipient. 2 to 50 characters. */
            buyer_last_name: components["schemas"]["LastName"];
            /** Street and house. 2 to 500 characters. */
            buyer_address: components["schemas"]["StreetAddress"];
            /** A second line such as a flat, or an empty string. At most 500 characters. */
            buyer_address_two?: components["schemas"]["AddressSecondLine"] | undefined;
            /** Town or city. 1 to 100 characters. */
            city: components["schemas"]["CityName"];
            /**
             * Prizes are sent within the US only. 1 to 100 characters.
             * @example US
             */
            country: string;
            /** A state: its code from listStates, or its name. 1 to 100 characters. */
            region: components["schemas"]["PrizeState"];
            /** The postal code in the format of its country. 1 to 100 characters. */
            code: components["schemas"]["PostalCode"];
            /** The extension of a postal code, such as the last four digits, or an empty string. At most 100 characters. */
            subcode?: components["schemas"]["PostalCodeExtension"] | undefined;
            /** A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters. */
            phone: components["schemas"]["PhoneNumber"];
        };
        /** The result of `saveProfile`. */
        SaveProfileResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /**
             * The reward of this call. In points. 0 to 1000.
             * @example 10
             */
            points_earned: number;
            /** A customer's profile and invitation link. A field is null if unknown. */
            profile: components["schemas"]["Profile"];
        };
        /** The argument of `saveProfile`. */
        SaveProfileArgument: {
            /** A new login email; needs its confirmation. 2 to 200 characters. */
            email?: components["schemas"]["Email"] | undefined;
            /** The same email address again. 2 to 200 characters. */
            email_confirmation?: components["schemas"]["Email"] | undefined;
            /** A customer's nickname. 1 to 100 characters. */
            firstname?: components["schemas"]["Nickname"] | undefined;
            /** Two capital letters of ISO 3166-1; null if unknown. */
            country?: components["schemas"]["ProfileCountry"] | undefined;
            /** State, province or county; null if unknown. */
            state?: components["schemas"]["ProfileState"] | undefined;
            /** Town or city; null if unknown. */
            city?: components["schemas"]["ProfileCity"] | undefined;
            /** A past date as year, month and day; null if unknown. */
            birth_date?: components["schemas"]["BirthDate"] | undefined;
            /**
             * One of the specification's values; null if unknown.
             *
             * - `male`: Male.
             * - `female`: Female.
             * - `null`: Unknown.
             */
            gender?: components["schemas"]["Gender"] | undefined;
            /** The absolute URL of the customer's marketplace profile; null if unknown. */
            marketplace_url?: components["schemas"]["MarketplaceUrl"] | undefined;
        };
        /** The result of `sendBackTracking`. */
        SendBackTrackingResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The data of the page of an after-sales request. */
            request: components["schemas"]["AfterSalesDetail"];
        };
        /** The argument of `sendBackTracking`. */
        SendBackTrackingArgument: {
            /** The number to quote in messages about the request. 4 to 24 characters. */
            id: components["schemas"]["AfterSalesNumber"];
            /** The number that identifies a parcel at its carrier. 1 to 100 characters. */
            tracking_number: components["schemas"]["TrackingNumber"];
            /** The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. 1 to 40 characters. */
            carrier?: components["schemas"]["CarrierCode"] | undefined;
            /**
             * @deprecated
             * The carrier by its name, instead of `carrier`; ignored beside it. 1 to 200 characters.
             */
            company?: components["schemas"]["CarrierName"] | undefined;
        };
        /** The result of `sendMessage`. */
        SendMessageResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The number of a message to the support. Exactly 12 characters. */
            reference: components["schemas"]["MessageReference"];
            /** The deadline of the promised reply. Unix time in seconds. */
            reply_until: components["schemas"]["UnixTime"];
            /** Whether the support is open now. 1 for yes, 0 for no. */
            desk_open: components["schemas"]["Flag"];
            /** When the support opens, or null while it is open. Unix time in seconds. */
            opens_at: components["schemas"]["UnixTimeOrNull"];
        };
        /** The argument of `sendMessage`. */
        SendMessageArgument: {
            /** The name of the sender. 1 to 100 characters. */
            name: components["schemas"]["PersonName"];
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /**
             * The message to the support. Plain text. 1 to 2000 characters.
             * @example My headset is silent on the left side.
             */
            message: string;
        };
        /** The result of `sendVerificationCode`. */
        SendVerificationCodeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /**
             * The time until another code may be requested. In seconds. 0 to 3600.
             * @example 60
             */
            resend_after_seconds: number;
        };
        /** The argument of `sendVerificationCode`. */
        SendVerificationCodeArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /**
             * The purpose of a verification code.
             *
             * - `register`: To open an account.
             * - `reset`: To reset a password.
             */
            purpose: components["schemas"]["CodePurpose"];
        };
        /** The result of `setLanguage`. */
        SetLanguageResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The language now in use. */
            locale: components["schemas"]["Locale"];
        };
        /** The argument of `setLanguage`. */
        SetLanguageArgument: {
            /**
             * The requested language, such as de. 1 to 35 characters.
             * @example de
             */
            lang: string;
        };
        /** The result of `signUpByPopup`. */
        SignUpByPopupResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The code to enter at checkout. 1 to 40 characters. */
            coupon_code: components["schemas"]["CouponCode"];
        };
        /** The argument of `signUpByPopup`. */
        SignUpByPopupArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
        /** The result of `spinWheel`. */
        SpinWheelResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The prize, and the number of its winning record. */
            data: components["schemas"]["Draw"];
            /** The remaining spins of the customer. 0 to 1000. */
            chances: components["schemas"]["SpinCount"];
        };
        /** The result of `storeReview`. */
        StoreReviewResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The customer's review of one order line. */
            review: components["schemas"]["OrderLineReview"];
            /** Points the customer has now. In points. */
            points: components["schemas"]["Points"];
        };
        /** The argument of `storeReview`. */
        StoreReviewArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The position of a line in its order, from 1. */
            line_id: components["schemas"]["LineNumber"];
            /** A customer's rating, 5 is best. In stars. 1 to 5. */
            stars: components["schemas"]["Stars"];
            /** The text of the review, plain text. 1 to 5000 characters. */
            content: components["schemas"]["ReviewText"];
            /** Pictures that the customer uploaded before; optional. At most 9 items. */
            pics?: components["schemas"]["UploadedPicture"][] | undefined;
            /** The URL at which the customer shared the review; optional. 10 to 2000 characters. */
            review_url?: components["schemas"]["ReviewAddress"] | undefined;
        };
        /** The result of `subscribe`. */
        SubscribeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
        };
        /** The argument of `subscribe`. */
        SubscribeArgument: {
            /** An email address. 2 to 200 characters. */
            email: components["schemas"]["Email"];
            /**
             * Always 1, to subscribe.
             * @constant
             */
            subscribe: 1;
        };
        /** The result of `suggest`. */
        SuggestResult: {
            /** The matches, best-selling first. */
            msg: {
                /** Goods, each model in one color. At most 6 items. */
                goods: components["schemas"]["SuggestedGoods"][];
                /** Categories. At most 4 items. */
                categories: {
                    /** The number of a category, as in the address /product/{id}. */
                    id: components["schemas"]["CategoryId"];
                    /**
                     * The name of the category, in the language of the response. 1 to 200 characters.
                     * @example Wireless
                     */
                    name: string;
                    /** Distinguishes two categories of the same name. 1 to 3 items. */
                    category_path: components["schemas"]["CategoryLink"][];
                }[];
                /** Complete searches with results, in the language of the response. At most 6 items. */
                terms: string[];
            };
        };
        /** The argument of `suggest`. */
        SuggestArgument: {
            /** A search keyword; must not consist of spaces. 1 to 200 characters. */
            keywords: components["schemas"]["Keyword"];
        };
        /** The result of `takeCoupon`. */
        TakeCouponResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** A coupon that a customer has. */
            coupon: components["schemas"]["Coupon"];
        };
        /** The argument of `takeCoupon`. */
        TakeCouponArgument: {
            /** The id that takeCoupon takes. A taken coupon gets its own number. */
            id: components["schemas"]["CouponOfferId"];
        };
        /** The result of `trackParcel`. */
        TrackParcelResult: {
            /** A carrier's tracking data of a parcel. */
            msg: components["schemas"]["Parcel"];
        };
        /** The argument of `trackParcel`. */
        TrackParcelArgument: {
            /** The number that identifies a parcel at its carrier. 1 to 100 characters. */
            tracking_number: components["schemas"]["TrackingNumber"];
            /** The carrier of the parcel; omit it to track by number alone. 1 to 40 characters. */
            carrier?: components["schemas"]["CarrierCode"] | undefined;
        };
        /** The result of `unsubscribe`. */
        UnsubscribeResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The subject of an unsubscribe link, and whether its address still gets these mails. */
            subscription: components["schemas"]["MailSubscription"];
        };
        /** The argument of `unsubscribe`. */
        UnsubscribeArgument: {
            /** The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters. */
            token: components["schemas"]["MailToken"];
        };
        /** The result of `uploadAvatar`. */
        UploadAvatarResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** A picture shown beside a customer's name, or a decoration around it. */
            avatar: components["schemas"]["Avatar"];
        };
        /** The argument of `uploadAvatar`. */
        UploadAvatarArgument: {
            /**
             * Format: binary
             * A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
             */
            file: Blob;
        };
        /** The result of `uploadPicture`. */
        UploadPictureResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The URL of a picture from the answer of the upload. 1 to 2000 characters. */
            url: components["schemas"]["UploadedPicture"];
        };
        /** The argument of `uploadPicture`. */
        UploadPictureArgument: {
            /**
             * Format: binary
             * A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
             */
            file: Blob;
        };
        /** The result of `useAvatar`. */
        UseAvatarResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The number of a picture of listAvatars; 1000 is the one that the customer uploaded. */
            avatar_id: components["schemas"]["AvatarId"];
            /** The number of a head decoration of listAvatars; 0 for none. */
            decoration_id: components["schemas"]["DecorationId"];
            /** The URL of the current picture. At most 2000 characters. */
            avatar: components["schemas"]["PictureAddress"];
            /** The URL of the current decoration, or an empty string for none. At most 2000 characters. */
            decoration: components["schemas"]["PictureAddress"];
        };
        /** The argument of `useAvatar`. */
        UseAvatarArgument: {
            /** The number of a picture of listAvatars; 1000 is the one that the customer uploaded. */
            avatar_id?: components["schemas"]["AvatarId"] | undefined;
            /** The number of a head decoration of listAvatars; 0 for none. */
            decoration_id?: components["schemas"]["DecorationId"] | undefined;
        };
        /** The result of `verifyOrder`. */
        VerifyOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The status of an order. Only the server moves an order from one status to the next. */
            orderstatus: components["schemas"]["OrderStatus"];
            /** How an order was paid. */
            paytype: components["schemas"]["PayType"];
            /** The status of the newest charge of the order, or null without one. */
            charge_status: components["schemas"]["ChargeStatus"] | null;
            /**
             * Why a wallet did not pay; nothing was charged.
             *
             * - `declined`: The wallet declined the payment.
             * - `canceled`: The shopper canceled the payment in the wallet.
             * - `timedOut`: The shopper did not answer the wallet in time.
             */
            wallet_failure?: components["schemas"]["WalletFailure"];
        };
        /** The argument of `verifyOrder`. */
        VerifyOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
        };
        /** The result of `withdrawAfterSales`. */
        WithdrawAfterSalesResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The data of the page of an after-sales request. */
            request: components["schemas"]["AfterSalesDetail"];
        };
        /** The argument of `withdrawAfterSales`. */
        WithdrawAfterSalesArgument: {
            /** The number to quote in messages about the request. 4 to 24 characters. */
            id: components["schemas"]["AfterSalesNumber"];
        };
        /** The result of `withdrawOrder`. */
        WithdrawOrderResult: {
            /** A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML. 1 to 500 characters. */
            msg: components["schemas"]["Message"];
            /** The receipt of a withdrawal with its time. */
            receipt: components["schemas"]["WithdrawalReceipt"];
        };
        /** The argument of `withdrawOrder`. */
        WithdrawOrderArgument: {
            /** The number of an order, digits and capital letters. 8 to 32 characters. */
            ordersn: components["schemas"]["OrderNumber"];
            /** The email of the order. 2 to 200 characters. */
            email: components["schemas"]["Email"];
        };
    };
    responses: {
        /** The body is not JSON, or the request line or a header is malformed. Nothing was changed. */
        BadRequest: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The address does not exist on this server, or not with this method. */
        NotFound: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The request is well-formed but violates this contract, or its idempotency key was used for a different one. Nothing was changed. */
        UnprocessableRequest: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The client sent too many requests; Retry-After gives the time to wait. Nothing was changed. */
        TooManyRequests: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The server failed. Whether a write took place is unknown; retry it with the same idempotency key. */
        ServerError: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The body is larger than the shop accepts. Nothing was changed. */
        PayloadTooLarge: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The call takes application/json, or multipart/form-data where it takes a file. Nothing was changed. */
        UnsupportedMediaType: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** The receiver has stored the event, and does the work later. Any status from 200 to 299 ends the delivery. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The receiver could not verify or store the event. Any other status, and no answer in time, causes a further attempt after a growing pause; after the last one the event is lost. */
        EventRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
        AcceptLanguage: string;
        /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
        ShipTo: components["schemas"]["CountryCode"];
        /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
        IdempotencyKey: string;
        /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
        WebhookId: components["schemas"]["EventId"];
        /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
        WebhookTimestamp: components["schemas"]["UnixTime"];
        /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
        WebhookSignature: string;
    };
    requestBodies: {
        /** No parameters; the body may be left out or be an empty object. */
        Empty: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        /** A reference to an unsubscribe link. */
        MailLink: {
            content: {
                "application/json": {
                    token: components["schemas"]["MailToken"];
                };
            };
        };
        /** A reference to one goods. */
        GoodsReference: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        /** A form with one file. */
        Picture: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
                     */
                    file: Blob;
                };
            };
        };
        /** A reference to one order. */
        OrderReference: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
    };
    headers: {
        /** A new session token, which replaces the client's. */
        RenewedToken: components["schemas"]["SessionToken"];
        /** Names this answer in the records of the server, so that a shopper or a developer can quote it. Every answer has another one. */
        RequestId: string;
        /** Seconds to wait before the next request. */
        RetryAfter: number;
        /** Present when this is the stored answer to an earlier request with the same `Idempotency-Key`. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
/**
 * One event of the stream of watchActivity. The stream carries `event: kai` and `data: 1` as text; this schema describes the parsed event.
 */
export type ActivityEvent = components['schemas']['ActivityEvent'];
/**
 * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
 */
export type ResponseCode = components['schemas']['ResponseCode'];
/**
 * Proof of a login. The client sends it unchanged in the `authorization` request header; a new token in the response header of the same name replaces it.
 */
export type SessionToken = components['schemas']['SessionToken'];
/**
 * The media type of a banner.
 */
export type BannerType = components['schemas']['BannerType'];
/**
 * The address of a film, a path of this shop or a URL with http or https; an empty string without a film.
 */
export type VideoAddress = components['schemas']['VideoAddress'];
/**
 * The target of a link, a path of this shop or a URL with http or https; an empty string without a target.
 */
export type LinkAddress = components['schemas']['LinkAddress'];
/**
 * The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads.
 */
export type PictureAddress = components['schemas']['PictureAddress'];
/**
 * The action of a click on a banner.
 */
export type BannerMarking = components['schemas']['BannerMarking'];
/**
 * The number of one goods in one color; every color of a model has its own.
 */
export type GoodsId = components['schemas']['GoodsId'];
/**
 * The name of the model, the same in every language and color.
 */
export type GoodsUnit = components['schemas']['GoodsUnit'];
/**
 * The kind of the goods; clients draw goods without a photograph.
 *
 * - `headset`: A headset.
 * - `mouse`: A mouse.
 */
export type GoodsKind = components['schemas']['GoodsKind'];
/**
 * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
 *
 * - `black`: Black.
 * - `white`: White.
 * - `grey`: Gray.
 * - `red`: Red.
 * - `ember`: A warm orange.
 * - `blue`: Blue.
 * - `violet`: Violet.
 * - `green`: Green.
 * - `volt`: A bright yellow-green.
 * - `pink`: Pink.
 */
export type ColourName = components['schemas']['ColourName'];
/**
 * One slide of the carousel at the top of the home page.
 */
export type Banner = components['schemas']['Banner'];
/**
 * A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML.
 */
export type Message = components['schemas']['Message'];
/**
 * The envelope of an answer whose HTTP status is not 200. Nothing was changed, except that after serverError (9005) it is unknown whether a write took place.
 */
export type Rejection = components['schemas']['Rejection'];
/**
 * One slide of the announcement bar.
 */
export type Note = components['schemas']['Note'];
/**
 * A country or region of the world as two capital letters of ISO 3166-1.
 */
export type CountryCode = components['schemas']['CountryCode'];
/**
 * The name of the goods, in the language of the response.
 */
export type GoodsName = components['schemas']['GoodsName'];
/**
 * An amount in major units of the currency, with at most two decimals: dollars, not cents. The currency follows the answer's language: USD for en; EUR for de, es, fr and it; CNY for zh; JPY for ja. Amounts of a placed order are in the currency of the order.
 */
export type Money = components['schemas']['Money'];
/**
 * The lowest price in the 30 days before the current reduction, or null without a reduction. In major units of the currency, with at most two decimals.
 */
export type LowestPrice = components['schemas']['LowestPrice'];
/**
 * The stock. Zero or less means out of stock; it is negative after overselling. In pieces. -999999 to 999999.
 */
export type StockCount = components['schemas']['StockCount'];
/**
 * A boolean, encoded as a number.
 */
export type Flag = components['schemas']['Flag'];
/**
 * How the number in `rebate` lowers the price.
 */
export type RebateKind = components['schemas']['RebateKind'];
/**
 * The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate. In percent, or in major units of the currency. 0 to 999999.99.
 */
export type Rebate = components['schemas']['Rebate'];
/**
 * Goods in the hot lists of the home page.
 */
export type HotProduct = components['schemas']['HotProduct'];
/**
 * The number of a category, as in the address /product/{id}.
 */
export type CategoryId = components['schemas']['CategoryId'];
/**
 * A category that the home page promotes.
 */
export type HotCategory = components['schemas']['HotCategory'];
/**
 * A place in the picture of a feature, with words or with goods that can be bought there.
 */
export type FeatureSpot = components['schemas']['FeatureSpot'];
/**
 * A large picture with marked spots, such as a product taken apart or products on a desk.
 */
export type Feature = components['schemas']['Feature'];
/**
 * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z.
 */
export type UnixTime = components['schemas']['UnixTime'];
/**
 * A post of the community site that the home page shows.
 */
export type Post = components['schemas']['Post'];
/**
 * A customer's rating, 5 is best. In stars. 1 to 5.
 */
export type Stars = components['schemas']['Stars'];
/**
 * A customer's review of the shop, for the home page.
 */
export type Review = components['schemas']['Review'];
/**
 * A share, in percent without decimals. 0 to 100.
 */
export type Percent = components['schemas']['Percent'];
/**
 * Goods in a flash sale.
 */
export type FlashSaleItem = components['schemas']['FlashSaleItem'];
/**
 * Goods of a flash sale that end together.
 */
export type FlashSaleList = components['schemas']['FlashSaleList'];
/**
 * A phone number in the format that the person typed, with an extension if it has one.
 */
export type PhoneNumber = components['schemas']['PhoneNumber'];
/**
 * An email address.
 */
export type Email = components['schemas']['Email'];
/**
 * The contact data of the shop, for the footer and the support pages.
 */
export type Contact = components['schemas']['Contact'];
/**
 * One category of the catalogue with everything below it, at most three levels deep.
 */
export type Category = components['schemas']['Category'];
/**
 * Goods in the menu.
 */
export type MenuGoods = components['schemas']['MenuGoods'];
/**
 * A language of the shop; en is the default.
 *
 * - `zh`: Simplified Chinese.
 * - `en`: English.
 * - `de`: German.
 * - `ja`: Japanese.
 * - `it`: Italian.
 * - `es`: Spanish.
 * - `fr`: French.
 */
export type Locale = components['schemas']['Locale'];
/**
 * The position of a single banner.
 *
 * - `points`: The banner of the points store on the home page.
 * - `bigSale`: The head of /bigsale.
 * - `firstOrder`: The popup for a first order.
 * - `seasonal`: The seasonal popup.
 */
export type BannerPlace = components['schemas']['BannerPlace'];
/**
 * A single banner with its text and link.
 */
export type SideBanner = components['schemas']['SideBanner'];
/**
 * A code that the shopper enters at checkout. Case and surrounding spaces are ignored.
 */
export type CouponCode = components['schemas']['CouponCode'];
/**
 * The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed.
 */
export type MailToken = components['schemas']['MailToken'];
/**
 * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
 *
 * - `offers`: News and offers of the shop.
 * - `backInStock`: Notices that goods are back in stock.
 * - `saleStart`: Notices that a sale of goods starts.
 */
export type MailingKind = components['schemas']['MailingKind'];
/**
 * The subject of an unsubscribe link, and whether its address still gets these mails.
 */
export type MailSubscription = components['schemas']['MailSubscription'];
/**
 * The contact data for customers of one region.
 */
export type RegionContact = components['schemas']['RegionContact'];
/**
 * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z, or null without one.
 */
export type UnixTimeOrNull = components['schemas']['UnixTimeOrNull'];
/**
 * The name of a term in URLs, as in /policy/{policyTitle}; the same in every language.
 */
export type TermTitle = components['schemas']['TermTitle'];
/**
 * A link to a term or policy.
 */
export type Term = components['schemas']['Term'];
/**
 * One block of a long text. Texts are lists of blocks, so that clients never render HTML from the server.
 */
export type TextBlock = components['schemas']['TextBlock'];
/**
 * A picture with a caption beside a text, such as a part of a product in the text about the company.
 */
export type TermPicture = components['schemas']['TermPicture'];
/**
 * One term or policy with its text.
 */
export type TermText = components['schemas']['TermText'];
/**
 * Why points were earned or spent.
 *
 * - `signUp`: The customer opened an account.
 * - `dailyLogin`: The first login of a day.
 * - `invite`: An invited person opened an account.
 * - `socialFollow`: The customer follows a social network of the shop.
 * - `profileCompleted`: The customer completed the profile.
 * - `sharedReview`: The customer shared a review.
 * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
 * - `pointsExchange`: Points paid for goods.
 * - `exchangeReturned`: Points of returned goods.
 * - `prize`: A prize of the wheel or a raffle.
 */
export type PointKind = components['schemas']['PointKind'];
/**
 * A way to earn points.
 */
export type PointRule = components['schemas']['PointRule'];
/**
 * A search keyword; must not consist of spaces.
 */
export type Keyword = components['schemas']['Keyword'];
/**
 * A topic of the FAQ.
 *
 * - `orders`: Orders and payment.
 * - `shipping`: Shipping.
 * - `returns`: Returns and warranty.
 * - `account`: The account.
 */
export type QuestionGroup = components['schemas']['QuestionGroup'];
/**
 * The id of a question in URLs, as in /support/faq#delivery-time; the same in every language.
 */
export type QuestionId = components['schemas']['QuestionId'];
/**
 * The page of a list, from 1. Pages after the last one are empty.
 */
export type PageNumber = components['schemas']['PageNumber'];
/**
 * The number of entries of a page; 12 when a request leaves it out.
 */
export type PageSize = components['schemas']['PageSize'];
/**
 * A question that customers often ask, with its answer.
 */
export type Question = components['schemas']['Question'];
/**
 * The number of entries over all pages.
 */
export type Total = components['schemas']['Total'];
/**
 * The full name of a person.
 */
export type PersonName = components['schemas']['PersonName'];
/**
 * The number of a message to the support.
 */
export type MessageReference = components['schemas']['MessageReference'];
/**
 * The purpose of a file of goods.
 *
 * - `manual`: A manual.
 * - `driver`: A driver or another program.
 */
export type GoodsFileKind = components['schemas']['GoodsFileKind'];
/**
 * A manual or a program that can be downloaded.
 */
export type GoodsFile = components['schemas']['GoodsFile'];
/**
 * A model with its downloads; the number is that of its leading color.
 */
export type DownloadModel = components['schemas']['DownloadModel'];
/**
 * A filter of a listing; goods must match all given filters. The points store uses `points`.
 *
 * - `new`: New goods.
 * - `deal`: Goods at a lower price than usual.
 * - `inStock`: Goods in stock.
 * - `points`: Goods that can be paid with points.
 */
export type GoodsFilter = components['schemas']['GoodsFilter'];
/**
 * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
 *
 * - `connection.radio`: Connects with a 2.4 GHz receiver.
 * - `connection.bluetooth`: Connects with Bluetooth.
 * - `connection.cable`: Connects with a cable.
 * - `platform.pc`: Works with computers.
 * - `platform.console`: Works with consoles.
 * - `platform.mobile`: Works with phones and tablets.
 * - `battery.20`: At least 20 hours on one charge, or any replaceable cell.
 * - `battery.40`: At least 40 hours on one charge, or any replaceable cell.
 * - `battery.60`: At least 60 hours on one charge, or any replaceable cell.
 * - `battery.100`: At least 100 hours on one charge, or any replaceable cell.
 * - `weight.60`: At most 60 grams.
 * - `weight.80`: At most 80 grams.
 * - `weight.100`: At most 100 grams.
 * - `weight.200`: At most 200 grams.
 * - `weight.250`: At most 250 grams.
 * - `weight.300`: At most 300 grams.
 * - `grip.right`: Fits the right hand.
 * - `grip.left`: Fits the left hand.
 * - `grip.both`: Fits either hand.
 * - `grip.vertical`: Held like a handshake.
 * - `microphone.detachable`: The microphone can be taken off.
 * - `microphone.flip`: The microphone can be turned up.
 * - `microphone.builtIn`: The microphone is inside the housing.
 * - `microphone.fixed`: The microphone stays in place.
 * - `color.black`: The goods exist in black.
 * - `color.white`: The goods exist in white.
 * - `color.grey`: The goods exist in gray.
 * - `color.red`: The goods exist in red.
 * - `color.ember`: The goods exist in a warm orange.
 * - `color.blue`: The goods exist in blue.
 * - `color.violet`: The goods exist in violet.
 * - `color.green`: The goods exist in green.
 * - `color.volt`: The goods exist in a bright yellow-green.
 * - `color.pink`: The goods exist in pink.
 */
export type GoodsAttribute = components['schemas']['GoodsAttribute'];
/**
 * The order of a listing; `popular` when a request leaves it out.
 *
 * - `popular`: Most popular first.
 * - `newest`: Newest first.
 * - `priceUp`: Lowest price first.
 * - `priceDown`: Highest price first.
 * - `rating`: Best rating first.
 */
export type GoodsSort = components['schemas']['GoodsSort'];
/**
 * The average rating; 0 without a rating. In stars, with one decimal. 0 to 5.
 */
export type Rating = components['schemas']['Rating'];
/**
 * The price per piece, or null when it is not sold for points. In points.
 */
export type PointPrice = components['schemas']['PointPrice'];
/**
 * A model in one color.
 */
export type ModelColor = components['schemas']['ModelColor'];
/**
 * Goods in a list, in one color.
 */
export type GoodsSummary = components['schemas']['GoodsSummary'];
/**
 * The number of models that each filter option matches, over all pages. A count applies all selected filters except its own, so that a shopper sees the effect of selecting or clearing it; a model counts once.
 */
export type GoodsFacets = components['schemas']['GoodsFacets'];
/**
 * A category by number and name, to link to it.
 */
export type CategoryLink = components['schemas']['CategoryLink'];
/**
 * The category a listing shows, with its place in the tree.
 */
export type ListedCategory = components['schemas']['ListedCategory'];
/**
 * How well the results match the keywords.
 *
 * - `exact`: The goods match the keywords as sent, a synonym included; always without keywords.
 * - `near`: The goods match after a correction, or without some of the words.
 * - `none`: No goods match.
 */
export type SearchMatch = components['schemas']['SearchMatch'];
/**
 * The quantity of one goods in a cart or an order; goods may set their own lower `maximum`. In pieces. 1 to 99.
 */
export type Quantity = components['schemas']['Quantity'];
/**
 * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
 *
 * - `whole`: The whole goods, as in lists.
 * - `side`: In profile.
 * - `close`: A detail of the side.
 * - `top`: The upper end.
 * - `turned`: The other side.
 * - `dark`: In the dark.
 */
export type GoodsView = components['schemas']['GoodsView'];
/**
 * The topic of a row of the technical data, the same in every language.
 *
 * - `connection`: How the goods connect.
 * - `drivers`: The drivers of a headset.
 * - `latency`: The delay of the signal.
 * - `battery`: Battery and running time.
 * - `microphone`: The microphone.
 * - `impedance`: The impedance of a headset.
 * - `worksWith`: The devices that the goods work with.
 * - `weight`: The weight.
 * - `cable`: The cable.
 * - `sensor`: The sensor of a mouse.
 * - `polling`: How often a mouse reports.
 * - `buttons`: The buttons.
 * - `switches`: The switches below the buttons.
 * - `hand`: The hand that a mouse fits.
 * - `warranty`: The warranty.
 */
export type SpecificationTopic = components['schemas']['SpecificationTopic'];
/**
 * A picture in the gallery of the product page.
 */
export type GoodsPicture = components['schemas']['GoodsPicture'];
/**
 * A 360° view of the goods: a sprite sheet with the frames of a full turn. Optional; without it, clients show only the pictures.
 */
export type GoodsTurn = components['schemas']['GoodsTurn'];
/**
 * A picture of the goods in use, with a background: on a desk, or worn. Optional; it may show another color of the same model.
 */
export type GoodsScene = components['schemas']['GoodsScene'];
/**
 * A picture of everything in the box, without a background, to show beside the list of its contents. Optional.
 */
export type GoodsBox = components['schemas']['GoodsBox'];
/**
 * The side that a line drawing shows.
 *
 * - `front`: From the front.
 * - `side`: From the side of the microphone of a headset, or of the thumb at a mouse.
 * - `top`: From above.
 */
export type OutlineView = components['schemas']['OutlineView'];
/**
 * A line drawing of the goods from one side, with its measures. The picture ends at the outermost lines, which are white: blend it with the page by difference.
 */
export type GoodsOutline = components['schemas']['GoodsOutline'];
/**
 * An offer to test goods for free, with its conditions.
 */
export type FreeTestOffer = components['schemas']['FreeTestOffer'];
/**
 * The data of the detail page of one goods.
 */
export type GoodsDetail = components['schemas']['GoodsDetail'];
/**
 * The number of a comment.
 */
export type CommentNumber = components['schemas']['CommentNumber'];
/**
 * A customer's nickname.
 */
export type Nickname = components['schemas']['Nickname'];
/**
 * How many customers praised a comment.
 */
export type PraiseCount = components['schemas']['PraiseCount'];
/**
 * A customer's review of goods.
 */
export type Comment = components['schemas']['Comment'];
/**
 * The id of goods that cost less together.
 */
export type BundleId = components['schemas']['BundleId'];
/**
 * Goods that cost less together. A cart with a piece of each model, in any color, has a set; whole sets are counted, a piece belongs to one set only, and pieces that are reduced, in a flash sale, free or for points belong to none.
 */
export type Bundle = components['schemas']['Bundle'];
/**
 * The URL of a picture from the answer of the upload.
 */
export type UploadedPicture = components['schemas']['UploadedPicture'];
/**
 * The call needs a login, and the session is missing or has ended. The client discards its token, shows `msg` and opens the login page after one second.
 */
export type LoginEnded = components['schemas']['LoginEnded'];
/**
 * The short name of a carrier from listCarriers; `other` for a carrier that is not in that list.
 */
export type CarrierCode = components['schemas']['CarrierCode'];
/**
 * The name of the carrier, in the language of the response.
 */
export type CarrierName = components['schemas']['CarrierName'];
/**
 * The number that identifies a parcel at its carrier.
 */
export type TrackingNumber = components['schemas']['TrackingNumber'];
/**
 * A company that delivers parcels.
 */
export type Carrier = components['schemas']['Carrier'];
/**
 * The progress of a parcel.
 *
 * - `announced`: The parcel is not at the carrier yet.
 * - `moving`: The parcel is in transit.
 * - `delivered`: The parcel was delivered.
 */
export type ParcelState = components['schemas']['ParcelState'];
/**
 * A carrier's tracking data of a parcel.
 */
export type Parcel = components['schemas']['Parcel'];
/**
 * Goods in the search suggestions.
 */
export type SuggestedGoods = components['schemas']['SuggestedGoods'];
/**
 * How many goods are on the wishlist, at most 100.
 */
export type WishCount = components['schemas']['WishCount'];
/**
 * The kind of a notice about goods.
 *
 * - `backInStock`: The goods are back in stock.
 * - `saleStart`: A sale of the goods starts.
 */
export type NoticeKind = components['schemas']['NoticeKind'];
/**
 * An email about goods that a customer has requested and that is not sent yet.
 */
export type RequestedNotice = components['schemas']['RequestedNotice'];
/**
 * The id that takeCoupon takes. A taken coupon gets its own number.
 */
export type CouponOfferId = components['schemas']['CouponOfferId'];
/**
 * How the number in `value` lowers the price.
 */
export type CouponKind = components['schemas']['CouponKind'];
/**
 * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
 *
 * - `all`: All goods.
 * - `headset`: Headsets.
 * - `mouse`: Mice.
 */
export type CouponScope = components['schemas']['CouponScope'];
/**
 * Shared by offered coupons and coupons of a customer.
 */
export type CouponTerms = components['schemas']['CouponTerms'];
/**
 * The number of a coupon that a customer has.
 */
export type CouponId = components['schemas']['CouponId'];
/**
 * Whether a coupon of a customer can be used.
 *
 * - `unused`: Can be used.
 * - `used`: An order used it.
 * - `stale`: Expired unused.
 */
export type CouponState = components['schemas']['CouponState'];
/**
 * The number of an order, digits and capital letters.
 */
export type OrderNumber = components['schemas']['OrderNumber'];
/**
 * A coupon that a customer has.
 */
export type Coupon = components['schemas']['Coupon'];
/**
 * The number of a member level, from 1.
 */
export type MemberLevelNumber = components['schemas']['MemberLevelNumber'];
/**
 * A coupon that can be taken.
 */
export type CouponOffer = components['schemas']['CouponOffer'];
/**
 * A customer's password, 6 to 20 characters of any kind.
 */
export type Password = components['schemas']['Password'];
/**
 * The customer who is logged in.
 */
export type LoggedIn = components['schemas']['LoggedIn'];
/**
 * The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null.
 */
export type TiktokToken = components['schemas']['TiktokToken'];
/**
 * An opaque id of a login. It is not the token and cannot be used as one.
 */
export type LoginId = components['schemas']['LoginId'];
/**
 * A valid login of a customer, on one device.
 */
export type Login = components['schemas']['Login'];
/**
 * The six digits from the email. The server accepts any short text and refuses a wrong code.
 */
export type VerificationCode = components['schemas']['VerificationCode'];
/**
 * The code that a customer sends to invite friends.
 */
export type InviteCode = components['schemas']['InviteCode'];
/**
 * The balance of a customer, in points.
 */
export type Points = components['schemas']['Points'];
/**
 * The purpose of a verification code.
 *
 * - `register`: To open an account.
 * - `reset`: To reset a password.
 */
export type CodePurpose = components['schemas']['CodePurpose'];
/**
 * The provider's authorization code, unchanged.
 */
export type AuthorizationCode = components['schemas']['AuthorizationCode'];
/**
 * The redirect URI that was sent to the provider, unchanged.
 */
export type RedirectAddress = components['schemas']['RedirectAddress'];
/**
 * The customer who is logged in.
 */
export type UserInfo = components['schemas']['UserInfo'];
/**
 * Two capital letters of ISO 3166-1; null if unknown.
 */
export type ProfileCountry = components['schemas']['ProfileCountry'];
/**
 * State, province or county; null if unknown.
 */
export type ProfileState = components['schemas']['ProfileState'];
/**
 * Town or city; null if unknown.
 */
export type ProfileCity = components['schemas']['ProfileCity'];
/**
 * A past date as year, month and day; null if unknown.
 */
export type BirthDate = components['schemas']['BirthDate'];
/**
 * One of the specification's values; null if unknown.
 *
 * - `male`: Male.
 * - `female`: Female.
 * - `null`: Unknown.
 */
export type Gender = components['schemas']['Gender'];
/**
 * The absolute URL of the customer's marketplace profile; null if unknown.
 */
export type MarketplaceUrl = components['schemas']['MarketplaceUrl'];
/**
 * A customer's profile and invitation link. A field is null if unknown.
 */
export type Profile = components['schemas']['Profile'];
/**
 * The number of an address that a customer saved.
 */
export type SavedAddressId = components['schemas']['SavedAddressId'];
/**
 * First name of the recipient.
 */
export type FirstName = components['schemas']['FirstName'];
/**
 * Last name of the recipient.
 */
export type LastName = components['schemas']['LastName'];
/**
 * Street and house.
 */
export type StreetAddress = components['schemas']['StreetAddress'];
/**
 * A second line such as a flat, or an empty string.
 */
export type AddressSecondLine = components['schemas']['AddressSecondLine'];
/**
 * The postal code in the format of its country.
 */
export type PostalCode = components['schemas']['PostalCode'];
/**
 * Town or city.
 */
export type CityName = components['schemas']['CityName'];
/**
 * State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states.
 */
export type StateName = components['schemas']['StateName'];
/**
 * Where an order is delivered.
 */
export type Address = components['schemas']['Address'];
/**
 * An address that a customer saved for orders.
 */
export type SavedAddress = components['schemas']['SavedAddress'];
/**
 * How an order was paid.
 */
export type PayType = components['schemas']['PayType'];
/**
 * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
 *
 * - `USD`: US dollar.
 * - `EUR`: Euro.
 * - `CNY`: Chinese yuan.
 * - `JPY`: Japanese yen.
 */
export type Currency = components['schemas']['Currency'];
/**
 * The total of the order, in points if paytype is 2. In major units of the currency, or in points.
 */
export type OrderTotal = components['schemas']['OrderTotal'];
/**
 * The status of an order. Only the server moves an order from one status to the next.
 */
export type OrderStatus = components['schemas']['OrderStatus'];
/**
 * A way of delivery.
 *
 * - `standard`: The ordinary way.
 * - `express`: The faster way.
 */
export type DeliveryWayCode = components['schemas']['DeliveryWayCode'];
/**
 * The days on which an order is expected at its door, at noon UTC in Unix seconds; counted in working days from the payment, or from now while it is unpaid.
 */
export type Arrival = components['schemas']['Arrival'];
/**
 * The position of a line in its order, from 1.
 */
export type LineNumber = components['schemas']['LineNumber'];
/**
 * The status of one line of an order; null for an unknown status. 7 does not exist.
 */
export type OrderLineStatus = components['schemas']['OrderLineStatus'];
/**
 * The remaining time to claim the warranty, including the last day, or null if it is not registered, was claimed or has expired. In days. 0 to 3650.
 */
export type WarrantyDays = components['schemas']['WarrantyDays'];
/**
 * The number to quote in messages about the request.
 */
export type AfterSalesNumber = components['schemas']['AfterSalesNumber'];
/**
 * An action that the customer may take on an order now.
 *
 * - `pay`: Pay the order.
 * - `cancel`: Cancel the order.
 * - `confirmReceived`: Confirm that the parcel arrived.
 * - `delete`: Remove the order from the list.
 * - `review`: Review the goods.
 * - `afterSales`: Request a return, an exchange or a refund.
 * - `registerWarranty`: Register the warranty of the goods.
 * - `track`: Track the parcel.
 */
export type OrderAction = components['schemas']['OrderAction'];
/**
 * One goods in an order, as it was at the time of purchase.
 */
export type OrderLine = components['schemas']['OrderLine'];
/**
 * An order in a list.
 */
export type OrderSummary = components['schemas']['OrderSummary'];
/**
 * The shopper's note to the shop; may be empty.
 */
export type OrderNote = components['schemas']['OrderNote'];
/**
 * The tax on goods by its kind.
 *
 * - `sales`: The sales tax of US states.
 * - `vat`: Value-added tax.
 * - `gst`: Goods and services tax.
 * - `consumption`: The consumption tax of Japan.
 */
export type TaxKind = components['schemas']['TaxKind'];
/**
 * A past or expected step of an order.
 */
export type OrderStep = components['schemas']['OrderStep'];
/**
 * Past and coming steps of an order, oldest first.
 */
export type OrderTimeline = components['schemas']['OrderTimeline'];
/**
 * The parcel of an order.
 */
export type Logistics = components['schemas']['Logistics'];
/**
 * The deadline of an action.
 */
export type EligibleUntil = components['schemas']['EligibleUntil'];
/**
 * Why a customer cancels an order.
 *
 * - `changedMind`: The customer changed their mind.
 * - `orderedByMistake`: The order was a mistake.
 * - `wrongAddress`: The delivery address is wrong.
 * - `foundCheaper`: The customer found the goods for less elsewhere.
 * - `tooSlow`: The delivery takes too long.
 * - `other`: Another reason.
 */
export type CancelReason = components['schemas']['CancelReason'];
/**
 * Why a customer canceled an order.
 */
export type Cancellation = components['schemas']['Cancellation'];
/**
 * The kind of an after-sales request.
 *
 * - `return`: The customer returns the goods for a refund.
 * - `exchange`: The customer returns the goods for a replacement.
 * - `refund`: The shop refunds the money, and no goods are returned.
 */
export type AfterSalesKind = components['schemas']['AfterSalesKind'];
/**
 * Why a line cannot be returned or exchanged.
 *
 * - `tooLate`: More than 45 days have passed since the delivery.
 * - `alreadyOpen`: The shop still reviews a request for the line.
 * - `notPossible`: No pieces are left, nothing was paid for it, or its order has ended.
 */
export type AfterSalesClosed = components['schemas']['AfterSalesClosed'];
/**
 * The state of the warranty of one line of an order.
 *
 * - `registrable`: The goods are delivered and not registered.
 * - `active`: The warranty is registered and valid.
 * - `claimed`: The customer reported a defect, and the claim is open.
 * - `over`: More than a year has passed.
 */
export type WarrantyState = components['schemas']['WarrantyState'];
/**
 * The after-sales requests that are possible now, for one line of an order or for all lines together.
 */
export type AfterSalesOffer = components['schemas']['AfterSalesOffer'];
/**
 * The data of the details page of an order.
 */
export type OrderDetail = components['schemas']['OrderDetail'];
/**
 * The customer's review of one order line.
 */
export type OrderLineReview = components['schemas']['OrderLineReview'];
/**
 * One entry of the point history.
 */
export type PointEntry = components['schemas']['PointEntry'];
/**
 * The status of an after-sales request.
 *
 * - `requested`: The shop reviews the request.
 * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
 * - `sentBack`: The parcel is in transit to the shop.
 * - `refunded`: The money was refunded; final.
 * - `exchanged`: The replacement was sent; final.
 * - `rejected`: The shop rejected the request; final.
 * - `withdrawn`: The customer took the request back; final.
 */
export type AfterSalesStatus = components['schemas']['AfterSalesStatus'];
/**
 * The number to quote in messages about the claim.
 */
export type ClaimNumber = components['schemas']['ClaimNumber'];
/**
 * Why the customer makes the request.
 *
 * - `defective`: The goods do not work.
 * - `damagedInTransit`: The goods arrived damaged.
 * - `wrongItem`: Other goods arrived.
 * - `notAsDescribed`: The goods differ from their description.
 * - `missingParts`: Parts are missing.
 * - `neverArrived`: The parcel did not arrive.
 * - `noLongerNeeded`: The customer does not need the goods anymore.
 * - `withdrawal`: The customer withdrew from the contract.
 * - `other`: Another reason, in the note.
 */
export type AfterSalesReason = components['schemas']['AfterSalesReason'];
/**
 * An action that the customer may take on a request now.
 *
 * - `addTracking`: Send carrier and tracking number of the returned goods with sendBackTracking.
 * - `withdraw`: Take the request back with withdrawAfterSales.
 */
export type AfterSalesAction = components['schemas']['AfterSalesAction'];
/**
 * A customer's after-sales request and its status.
 */
export type AfterSalesRequest = components['schemas']['AfterSalesRequest'];
/**
 * The defect in the customer's words; may be empty.
 */
export type ProblemNote = components['schemas']['ProblemNote'];
/**
 * A parcel that returns goods, or one with the replacement.
 */
export type AfterSalesParcel = components['schemas']['AfterSalesParcel'];
/**
 * The address for returned goods, in one line.
 */
export type ReturnsAddress = components['schemas']['ReturnsAddress'];
/**
 * The data of the page of an after-sales request.
 */
export type AfterSalesDetail = components['schemas']['AfterSalesDetail'];
/**
 * Goods that a guest has saved for later, in the browser.
 */
export type SavedEntry = components['schemas']['SavedEntry'];
/**
 * The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer.
 */
export type SavedCardId = components['schemas']['SavedCardId'];
/**
 * A card that the payment provider keeps for the customer. Its number never reaches the shop.
 */
export type SavedCard = components['schemas']['SavedCard'];
/**
 * The number of an application for a free test.
 */
export type ApplicationNumber = components['schemas']['ApplicationNumber'];
/**
 * The decision about an application for a free product test or a deal.
 */
export type DealStatus = components['schemas']['DealStatus'];
/**
 * Why the customer would be a good tester.
 */
export type FreeTestReason = components['schemas']['FreeTestReason'];
/**
 * An application for a free product test and its decision.
 */
export type TestApplication = components['schemas']['TestApplication'];
/**
 * The number of a winning record.
 */
export type WinningId = components['schemas']['WinningId'];
/**
 * Where a customer won a prize.
 *
 * - `wheel`: The wheel.
 * - `raffle`: A raffle.
 * - `gift`: A gift for a product registration.
 */
export type WinningSource = components['schemas']['WinningSource'];
/**
 * The name of a prize, in the language of the response.
 */
export type PrizeName = components['schemas']['PrizeName'];
/**
 * The kind of a prize.
 */
export type PrizeType = components['schemas']['PrizeType'];
/**
 * A prize of the wheel or a raffle.
 */
export type Prize = components['schemas']['Prize'];
/**
 * A state: its code from listStates, or its name.
 */
export type PrizeState = components['schemas']['PrizeState'];
/**
 * The extension of a postal code, such as the last four digits, or an empty string.
 */
export type PostalCodeExtension = components['schemas']['PostalCodeExtension'];
/**
 * The delivery address of a prize.
 */
export type PrizeAddress = components['schemas']['PrizeAddress'];
/**
 * A prize that a customer won, or a gift that a customer chose.
 */
export type Winning = components['schemas']['Winning'];
/**
 * The id that drawRaffle takes.
 */
export type RaffleId = components['schemas']['RaffleId'];
/**
 * The number of a product registration.
 */
export type RegistrationId = components['schemas']['RegistrationId'];
/**
 * The URL of the customer's review.
 */
export type ReviewAddress = components['schemas']['ReviewAddress'];
/**
 * The id that chooseGift takes.
 */
export type GiftId = components['schemas']['GiftId'];
/**
 * A gift for a registered product.
 */
export type Gift = components['schemas']['Gift'];
/**
 * An order that is registered for a gift.
 */
export type ProductRegistration = components['schemas']['ProductRegistration'];
/**
 * The defect in the customer's words.
 */
export type GoodsProblem = components['schemas']['GoodsProblem'];
/**
 * The warranty of one order line.
 */
export type Warranty = components['schemas']['Warranty'];
/**
 * A social network of the shop, from getContact.
 *
 * - `youtube`: YouTube.
 * - `instagram`: Instagram.
 * - `facebook`: Facebook.
 * - `discord`: Discord.
 */
export type SocialNetwork = components['schemas']['SocialNetwork'];
/**
 * Everything the shop stores about a customer.
 */
export type PersonalData = components['schemas']['PersonalData'];
/**
 * The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
 */
export type AvatarId = components['schemas']['AvatarId'];
/**
 * A picture shown beside a customer's name, or a decoration around it.
 */
export type Avatar = components['schemas']['Avatar'];
/**
 * The number of a head decoration of listAvatars; 0 for none.
 */
export type DecorationId = components['schemas']['DecorationId'];
/**
 * Filters a list of orders; the names are those of the paths below /user/order.
 *
 * - `orders`: All orders.
 * - `unpaid`: Orders that are not paid.
 * - `paid`: Paid orders that are not shipped.
 * - `shipped`: Shipped orders.
 * - `received`: Orders whose receipt was confirmed.
 * - `completed`: Complete orders.
 * - `cancelled`: Canceled orders.
 */
export type OrderListState = components['schemas']['OrderListState'];
/**
 * The number of orders in a list, over all its pages.
 */
export type OrderCount = components['schemas']['OrderCount'];
/**
 * The number of orders in each list, by the state of the list.
 */
export type OrderCounts = components['schemas']['OrderCounts'];
/**
 * The data of an order for a person who knows its number and email.
 */
export type TrackedOrder = components['schemas']['TrackedOrder'];
/**
 * The receipt of a withdrawal with its time.
 */
export type WithdrawalReceipt = components['schemas']['WithdrawalReceipt'];
/**
 * The order in the first step of a withdrawal.
 */
export type WithdrawableOrder = components['schemas']['WithdrawableOrder'];
/**
 * Filters the coupons of a customer by status.
 *
 * - `all`: All coupons.
 * - `unused`: Coupons that can be used.
 * - `used`: Coupons that an order used.
 * - `stale`: Coupons that expired unused.
 */
export type CouponListState = components['schemas']['CouponListState'];
/**
 * How many coupons are in one list.
 */
export type CouponCount = components['schemas']['CouponCount'];
/**
 * Filters the point history.
 *
 * - `all`: All changes.
 * - `earned`: Earned points.
 * - `spent`: Spent points.
 */
export type PointDirection = components['schemas']['PointDirection'];
/**
 * Which cart a call is about.
 */
export type CartType = components['schemas']['CartType'];
/**
 * One goods in the cart of a guest, in the format of the temp_car cookie.
 */
export type TemporaryCartEntry = components['schemas']['TemporaryCartEntry'];
/**
 * One goods in a cart, priced now.
 */
export type CartItem = components['schemas']['CartItem'];
/**
 * How many pieces are in the cart now, all goods together.
 */
export type CartCount = components['schemas']['CartCount'];
/**
 * The progress of a cart through the tiers of the full reduction: 30, 60, 120, 180, 240, 300, 360 save 2, 5, 10, 15, 20, 25, 30. A tier is reached when the eligible subtotal equals it. Free goods, goods for points, with a rebate or in a flash sale do not count.
 */
export type FullReduction = components['schemas']['FullReduction'];
/**
 * The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
 */
export type RequestedQuantity = components['schemas']['RequestedQuantity'];
/**
 * An order on the payment page.
 */
export type PayableOrder = components['schemas']['PayableOrder'];
/**
 * The status of a payment at the card payment provider.
 */
export type ChargeStatus = components['schemas']['ChargeStatus'];
/**
 * Why a wallet did not pay; nothing was charged.
 *
 * - `declined`: The wallet declined the payment.
 * - `canceled`: The shopper canceled the payment in the wallet.
 * - `timedOut`: The shopper did not answer the wallet in time.
 */
export type WalletFailure = components['schemas']['WalletFailure'];
/**
 * The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet.
 */
export type PaymentToken = components['schemas']['PaymentToken'];
/**
 * The provider's number of one attempt to pay an order.
 */
export type ChargeId = components['schemas']['ChargeId'];
/**
 * The text of the review, plain text.
 */
export type ReviewText = components['schemas']['ReviewText'];
/**
 * The customer's relation to goods and allowed actions.
 */
export type GoodsUserInfo = components['schemas']['GoodsUserInfo'];
/**
 * The number of an order that was placed on a marketplace, as shown in its confirmation.
 */
export type MarketplaceOrderNumber = components['schemas']['MarketplaceOrderNumber'];
/**
 * Whether the warranty of goods from a marketplace is valid.
 *
 * - `active`: The warranty is valid.
 * - `over`: More than a year has passed.
 */
export type MarketplaceWarrantyState = components['schemas']['MarketplaceWarrantyState'];
/**
 * The data of goods that were bought at a marketplace.
 */
export type MarketplaceWarranty = components['schemas']['MarketplaceWarranty'];
/**
 * The compensation for returned goods.
 *
 * - `return`: The money.
 * - `exchange`: A replacement.
 */
export type ReturnKind = components['schemas']['ReturnKind'];
/**
 * Filters the after-sales requests of a customer.
 *
 * - `all`: All requests.
 * - `open`: Requests that are not closed.
 * - `over`: Closed requests.
 */
export type AfterSalesListState = components['schemas']['AfterSalesListState'];
/**
 * The tax on goods that are delivered to a country.
 */
export type DeliveryTax = components['schemas']['DeliveryTax'];
/**
 * A field of Address.
 *
 * - `first_name`: The first name.
 * - `last_name`: The last name.
 * - `address`: Street and house number.
 * - `address_two`: A second line, such as a flat.
 * - `postal_code`: The postal code.
 * - `city`: The town or city.
 * - `state`: The state.
 * - `phone`: The phone number.
 */
export type AddressField = components['schemas']['AddressField'];
/**
 * The name that a country has for its states; null without states.
 *
 * - `state`: State.
 * - `province`: Province.
 * - `prefecture`: Prefecture.
 * - `null`: The country has no states in its addresses.
 */
export type StateKind = components['schemas']['StateKind'];
/**
 * The fields of an address in a country.
 */
export type CountryAddressForm = components['schemas']['CountryAddressForm'];
/**
 * A speed of delivery with its price.
 */
export type DeliveryWay = components['schemas']['DeliveryWay'];
/**
 * A country that orders are delivered to: the currency its shoppers expect, its tax, the form of its addresses, and the ways of delivery.
 */
export type DeliveryCountry = components['schemas']['DeliveryCountry'];
/**
 * How many spins a customer has left.
 */
export type SpinCount = components['schemas']['SpinCount'];
/**
 * The prize, and the number of its winning record.
 */
export type Draw = components['schemas']['Draw'];
/**
 * The context of a raffle.
 *
 * - `holiday`: A raffle of a holiday.
 * - `activity`: A raffle that is open while the flash sale is.
 */
export type RaffleKind = components['schemas']['RaffleKind'];
/**
 * The name of a raffle or a sale, in the language of the response.
 */
export type ActivityName = components['schemas']['ActivityName'];
/**
 * Whether tickets of a raffle can be drawn.
 *
 * - `coming`: Not open yet.
 * - `open`: Tickets can be drawn.
 * - `over`: Closed.
 */
export type RaffleState = components['schemas']['RaffleState'];
/**
 * A draw with a start and an end; each customer draws one ticket.
 */
export type Raffle = components['schemas']['Raffle'];
/**
 * The name of a level, in the language of the response.
 */
export type MemberLevelName = components['schemas']['MemberLevelName'];
/**
 * One level and the perks that it adds to those before it.
 */
export type MemberLevel = components['schemas']['MemberLevel'];
/**
 * The kind of an event of the shop.
 *
 * - `flashSale`: The flash sale.
 * - `bigSale`: The sale of /bigsale.
 * - `wheel`: The wheel.
 * - `raffle`: A raffle.
 */
export type ActivityKind = components['schemas']['ActivityKind'];
/**
 * An event of the shop with a start and an end.
 */
export type Activity = components['schemas']['Activity'];
/**
 * The id of a webhook event, the same in every attempt to deliver it.
 */
export type EventId = components['schemas']['EventId'];
/**
 * The event that an order had. New values may be added; receivers ignore unknown ones.
 *
 * - `order.paid`: The payment was captured, or nothing was left to pay.
 * - `order.shipped`: The parcel left the warehouse.
 * - `order.delivered`: The customer confirmed the receipt, or the time for it ended.
 * - `order.cancelled`: The customer or the shop canceled the order before it was shipped.
 */
export type OrderEventType = components['schemas']['OrderEventType'];
/**
 * The body of a webhook about an order. It contains no personal data.
 */
export type OrderEvent = components['schemas']['OrderEvent'];
/**
 * The body of a webhook about an after-sales request, with the type `afterSales.changed`. It contains no personal data.
 */
export type AfterSalesEvent = components['schemas']['AfterSalesEvent'];
/**
 * The result of `addBannerItem`.
 */
export type AddBannerItemResult = components['schemas']['AddBannerItemResult'];
/**
 * The argument of `addBannerItem`.
 */
export type AddBannerItemArgument = components['schemas']['AddBannerItemArgument'];
/**
 * The result of `addCartItem`.
 */
export type AddCartItemResult = components['schemas']['AddCartItemResult'];
/**
 * The argument of `addCartItem`.
 */
export type AddCartItemArgument = components['schemas']['AddCartItemArgument'];
/**
 * The result of `addWish`.
 */
export type AddWishResult = components['schemas']['AddWishResult'];
/**
 * The argument of `addWish`.
 */
export type AddWishArgument = components['schemas']['AddWishArgument'];
/**
 * The result of `applyForFreeTest`.
 */
export type ApplyForFreeTestResult = components['schemas']['ApplyForFreeTestResult'];
/**
 * The argument of `applyForFreeTest`.
 */
export type ApplyForFreeTestArgument = components['schemas']['ApplyForFreeTestArgument'];
/**
 * The result of `buyNow`.
 */
export type BuyNowResult = components['schemas']['BuyNowResult'];
/**
 * The argument of `buyNow`.
 */
export type BuyNowArgument = components['schemas']['BuyNowArgument'];
/**
 * The result of `cancelNotice`.
 */
export type CancelNoticeResult = components['schemas']['CancelNoticeResult'];
/**
 * The argument of `cancelNotice`.
 */
export type CancelNoticeArgument = components['schemas']['CancelNoticeArgument'];
/**
 * The result of `cancelOrder`.
 */
export type CancelOrderResult = components['schemas']['CancelOrderResult'];
/**
 * The argument of `cancelOrder`.
 */
export type CancelOrderArgument = components['schemas']['CancelOrderArgument'];
/**
 * The result of `cancelPraise`.
 */
export type CancelPraiseResult = components['schemas']['CancelPraiseResult'];
/**
 * The argument of `cancelPraise`.
 */
export type CancelPraiseArgument = components['schemas']['CancelPraiseArgument'];
/**
 * The result of `changePassword`.
 */
export type ChangePasswordResult = components['schemas']['ChangePasswordResult'];
/**
 * The argument of `changePassword`.
 */
export type ChangePasswordArgument = components['schemas']['ChangePasswordArgument'];
/**
 * The result of `checkoutCart`.
 */
export type CheckoutCartResult = components['schemas']['CheckoutCartResult'];
/**
 * The argument of `checkoutCart`.
 */
export type CheckoutCartArgument = components['schemas']['CheckoutCartArgument'];
/**
 * The result of `checkoutOrder`.
 */
export type CheckoutOrderResult = components['schemas']['CheckoutOrderResult'];
/**
 * The argument of `checkoutOrder`.
 */
export type CheckoutOrderArgument = components['schemas']['CheckoutOrderArgument'];
/**
 * The result of `chooseGift`.
 */
export type ChooseGiftResult = components['schemas']['ChooseGiftResult'];
/**
 * The argument of `chooseGift`.
 */
export type ChooseGiftArgument = components['schemas']['ChooseGiftArgument'];
/**
 * The result of `claimSocialFollow`.
 */
export type ClaimSocialFollowResult = components['schemas']['ClaimSocialFollowResult'];
/**
 * The argument of `claimSocialFollow`.
 */
export type ClaimSocialFollowArgument = components['schemas']['ClaimSocialFollowArgument'];
/**
 * The result of `claimWarranty`.
 */
export type ClaimWarrantyResult = components['schemas']['ClaimWarrantyResult'];
/**
 * The argument of `claimWarranty`.
 */
export type ClaimWarrantyArgument = components['schemas']['ClaimWarrantyArgument'];
/**
 * The result of `compareGoods`.
 */
export type CompareGoodsResult = components['schemas']['CompareGoodsResult'];
/**
 * The argument of `compareGoods`.
 */
export type CompareGoodsArgument = components['schemas']['CompareGoodsArgument'];
/**
 * The result of `confirmCharge`.
 */
export type ConfirmChargeResult = components['schemas']['ConfirmChargeResult'];
/**
 * The argument of `confirmCharge`.
 */
export type ConfirmChargeArgument = components['schemas']['ConfirmChargeArgument'];
/**
 * The result of `confirmReceived`.
 */
export type ConfirmReceivedResult = components['schemas']['ConfirmReceivedResult'];
/**
 * The argument of `confirmReceived`.
 */
export type ConfirmReceivedArgument = components['schemas']['ConfirmReceivedArgument'];
/**
 * The result of `deleteAddress`.
 */
export type DeleteAddressResult = components['schemas']['DeleteAddressResult'];
/**
 * The argument of `deleteAddress`.
 */
export type DeleteAddressArgument = components['schemas']['DeleteAddressArgument'];
/**
 * The result of `deleteCartItem`.
 */
export type DeleteCartItemResult = components['schemas']['DeleteCartItemResult'];
/**
 * The argument of `deleteCartItem`.
 */
export type DeleteCartItemArgument = components['schemas']['DeleteCartItemArgument'];
/**
 * The result of `deleteOrder`.
 */
export type DeleteOrderResult = components['schemas']['DeleteOrderResult'];
/**
 * The argument of `deleteOrder`.
 */
export type DeleteOrderArgument = components['schemas']['DeleteOrderArgument'];
/**
 * The result of `deleteSavedCard`.
 */
export type DeleteSavedCardResult = components['schemas']['DeleteSavedCardResult'];
/**
 * The argument of `deleteSavedCard`.
 */
export type DeleteSavedCardArgument = components['schemas']['DeleteSavedCardArgument'];
/**
 * The result of `deleteSavedItem`.
 */
export type DeleteSavedItemResult = components['schemas']['DeleteSavedItemResult'];
/**
 * The argument of `deleteSavedItem`.
 */
export type DeleteSavedItemArgument = components['schemas']['DeleteSavedItemArgument'];
/**
 * The result of `drawRaffle`.
 */
export type DrawRaffleResult = components['schemas']['DrawRaffleResult'];
/**
 * The argument of `drawRaffle`.
 */
export type DrawRaffleArgument = components['schemas']['DrawRaffleArgument'];
/**
 * The result of `endLogin`.
 */
export type EndLoginResult = components['schemas']['EndLoginResult'];
/**
 * The argument of `endLogin`.
 */
export type EndLoginArgument = components['schemas']['EndLoginArgument'];
/**
 * The result of `exportPersonalData`.
 */
export type ExportPersonalDataResult = components['schemas']['ExportPersonalDataResult'];
/**
 * The result of `findMarketplaceWarranty`.
 */
export type FindMarketplaceWarrantyResult = components['schemas']['FindMarketplaceWarrantyResult'];
/**
 * The argument of `findMarketplaceWarranty`.
 */
export type FindMarketplaceWarrantyArgument = components['schemas']['FindMarketplaceWarrantyArgument'];
/**
 * The result of `findOrder`.
 */
export type FindOrderResult = components['schemas']['FindOrderResult'];
/**
 * The argument of `findOrder`.
 */
export type FindOrderArgument = components['schemas']['FindOrderArgument'];
/**
 * The result of `findWithdrawableOrder`.
 */
export type FindWithdrawableOrderResult = components['schemas']['FindWithdrawableOrderResult'];
/**
 * The argument of `findWithdrawableOrder`.
 */
export type FindWithdrawableOrderArgument = components['schemas']['FindWithdrawableOrderArgument'];
/**
 * The result of `getActivityTimes`.
 */
export type GetActivityTimesResult = components['schemas']['GetActivityTimesResult'];
/**
 * The result of `getBanner`.
 */
export type GetBannerResult = components['schemas']['GetBannerResult'];
/**
 * The argument of `getBanner`.
 */
export type GetBannerArgument = components['schemas']['GetBannerArgument'];
/**
 * The result of `getCart`.
 */
export type GetCartResult = components['schemas']['GetCartResult'];
/**
 * The argument of `getCart`.
 */
export type GetCartArgument = components['schemas']['GetCartArgument'];
/**
 * The result of `getContact`.
 */
export type GetContactResult = components['schemas']['GetContactResult'];
/**
 * The result of `getCustomerRights`.
 */
export type GetCustomerRightsResult = components['schemas']['GetCustomerRightsResult'];
/**
 * The result of `getFlashSale`.
 */
export type GetFlashSaleResult = components['schemas']['GetFlashSaleResult'];
/**
 * The result of `getFreeTest`.
 */
export type GetFreeTestResult = components['schemas']['GetFreeTestResult'];
/**
 * The argument of `getFreeTest`.
 */
export type GetFreeTestArgument = components['schemas']['GetFreeTestArgument'];
/**
 * The result of `getGoods`.
 */
export type GetGoodsResult = components['schemas']['GetGoodsResult'];
/**
 * The argument of `getGoods`.
 */
export type GetGoodsArgument = components['schemas']['GetGoodsArgument'];
/**
 * The result of `getGoodsUserInfo`.
 */
export type GetGoodsUserInfoResult = components['schemas']['GetGoodsUserInfoResult'];
/**
 * The argument of `getGoodsUserInfo`.
 */
export type GetGoodsUserInfoArgument = components['schemas']['GetGoodsUserInfoArgument'];
/**
 * The result of `getMailSubscription`.
 */
export type GetMailSubscriptionResult = components['schemas']['GetMailSubscriptionResult'];
/**
 * The argument of `getMailSubscription`.
 */
export type GetMailSubscriptionArgument = components['schemas']['GetMailSubscriptionArgument'];
/**
 * The result of `getOrder`.
 */
export type GetOrderResult = components['schemas']['GetOrderResult'];
/**
 * The argument of `getOrder`.
 */
export type GetOrderArgument = components['schemas']['GetOrderArgument'];
/**
 * The result of `getOrderData`.
 */
export type GetOrderDataResult = components['schemas']['GetOrderDataResult'];
/**
 * The argument of `getOrderData`.
 */
export type GetOrderDataArgument = components['schemas']['GetOrderDataArgument'];
/**
 * The result of `getOrderLineReview`.
 */
export type GetOrderLineReviewResult = components['schemas']['GetOrderLineReviewResult'];
/**
 * The argument of `getOrderLineReview`.
 */
export type GetOrderLineReviewArgument = components['schemas']['GetOrderLineReviewArgument'];
/**
 * The result of `getOrderTax`.
 */
export type GetOrderTaxResult = components['schemas']['GetOrderTaxResult'];
/**
 * The argument of `getOrderTax`.
 */
export type GetOrderTaxArgument = components['schemas']['GetOrderTaxArgument'];
/**
 * The result of `getPointRules`.
 */
export type GetPointRulesResult = components['schemas']['GetPointRulesResult'];
/**
 * The result of `getProfile`.
 */
export type GetProfileResult = components['schemas']['GetProfileResult'];
/**
 * The result of `getRefundDetail`.
 */
export type GetRefundDetailResult = components['schemas']['GetRefundDetailResult'];
/**
 * The argument of `getRefundDetail`.
 */
export type GetRefundDetailArgument = components['schemas']['GetRefundDetailArgument'];
/**
 * The result of `getTerm`.
 */
export type GetTermResult = components['schemas']['GetTermResult'];
/**
 * The argument of `getTerm`.
 */
export type GetTermArgument = components['schemas']['GetTermArgument'];
/**
 * The result of `getUserInfo`.
 */
export type GetUserInfoResult = components['schemas']['GetUserInfoResult'];
/**
 * The result of `getWheel`.
 */
export type GetWheelResult = components['schemas']['GetWheelResult'];
/**
 * The result of `joinCart`.
 */
export type JoinCartResult = components['schemas']['JoinCartResult'];
/**
 * The argument of `joinCart`.
 */
export type JoinCartArgument = components['schemas']['JoinCartArgument'];
/**
 * The result of `joinWishes`.
 */
export type JoinWishesResult = components['schemas']['JoinWishesResult'];
/**
 * The argument of `joinWishes`.
 */
export type JoinWishesArgument = components['schemas']['JoinWishesArgument'];
/**
 * The result of `keepAccount`.
 */
export type KeepAccountResult = components['schemas']['KeepAccountResult'];
/**
 * The result of `listActivityCoupons`.
 */
export type ListActivityCouponsResult = components['schemas']['ListActivityCouponsResult'];
/**
 * The result of `listAddresses`.
 */
export type ListAddressesResult = components['schemas']['ListAddressesResult'];
/**
 * The result of `listAfterSales`.
 */
export type ListAfterSalesResult = components['schemas']['ListAfterSalesResult'];
/**
 * The argument of `listAfterSales`.
 */
export type ListAfterSalesArgument = components['schemas']['ListAfterSalesArgument'];
/**
 * The result of `listAvatars`.
 */
export type ListAvatarsResult = components['schemas']['ListAvatarsResult'];
/**
 * The result of `listBanners`.
 */
export type ListBannersResult = components['schemas']['ListBannersResult'];
/**
 * The result of `listCarriers`.
 */
export type ListCarriersResult = components['schemas']['ListCarriersResult'];
/**
 * The result of `listCategories`.
 */
export type ListCategoriesResult = components['schemas']['ListCategoriesResult'];
/**
 * The result of `listComments`.
 */
export type ListCommentsResult = components['schemas']['ListCommentsResult'];
/**
 * The argument of `listComments`.
 */
export type ListCommentsArgument = components['schemas']['ListCommentsArgument'];
/**
 * The result of `listContacts`.
 */
export type ListContactsResult = components['schemas']['ListContactsResult'];
/**
 * The result of `listCoupons`.
 */
export type ListCouponsResult = components['schemas']['ListCouponsResult'];
/**
 * The argument of `listCoupons`.
 */
export type ListCouponsArgument = components['schemas']['ListCouponsArgument'];
/**
 * The result of `listDeliveryCountries`.
 */
export type ListDeliveryCountriesResult = components['schemas']['ListDeliveryCountriesResult'];
/**
 * The result of `listDownloads`.
 */
export type ListDownloadsResult = components['schemas']['ListDownloadsResult'];
/**
 * The argument of `listDownloads`.
 */
export type ListDownloadsArgument = components['schemas']['ListDownloadsArgument'];
/**
 * The result of `listFeatures`.
 */
export type ListFeaturesResult = components['schemas']['ListFeaturesResult'];
/**
 * The result of `listFreeTests`.
 */
export type ListFreeTestsResult = components['schemas']['ListFreeTestsResult'];
/**
 * The argument of `listFreeTests`.
 */
export type ListFreeTestsArgument = components['schemas']['ListFreeTestsArgument'];
/**
 * The result of `listGifts`.
 */
export type ListGiftsResult = components['schemas']['ListGiftsResult'];
/**
 * The argument of `listGifts`.
 */
export type ListGiftsArgument = components['schemas']['ListGiftsArgument'];
/**
 * The result of `listGoods`.
 */
export type ListGoodsResult = components['schemas']['ListGoodsResult'];
/**
 * The argument of `listGoods`.
 */
export type ListGoodsArgument = components['schemas']['ListGoodsArgument'];
/**
 * The result of `listGoodsByIds`.
 */
export type ListGoodsByIdsResult = components['schemas']['ListGoodsByIdsResult'];
/**
 * The argument of `listGoodsByIds`.
 */
export type ListGoodsByIdsArgument = components['schemas']['ListGoodsByIdsArgument'];
/**
 * The result of `listGoodsCoupons`.
 */
export type ListGoodsCouponsResult = components['schemas']['ListGoodsCouponsResult'];
/**
 * The argument of `listGoodsCoupons`.
 */
export type ListGoodsCouponsArgument = components['schemas']['ListGoodsCouponsArgument'];
/**
 * The result of `listGoodsFaqs`.
 */
export type ListGoodsFaqsResult = components['schemas']['ListGoodsFaqsResult'];
/**
 * The argument of `listGoodsFaqs`.
 */
export type ListGoodsFaqsArgument = components['schemas']['ListGoodsFaqsArgument'];
/**
 * The result of `listHotCategories`.
 */
export type ListHotCategoriesResult = components['schemas']['ListHotCategoriesResult'];
/**
 * The result of `listHotPosts`.
 */
export type ListHotPostsResult = components['schemas']['ListHotPostsResult'];
/**
 * The result of `listHotProducts`.
 */
export type ListHotProductsResult = components['schemas']['ListHotProductsResult'];
/**
 * The result of `listLogins`.
 */
export type ListLoginsResult = components['schemas']['ListLoginsResult'];
/**
 * The result of `listNotices`.
 */
export type ListNoticesResult = components['schemas']['ListNoticesResult'];
/**
 * The result of `listOrders`.
 */
export type ListOrdersResult = components['schemas']['ListOrdersResult'];
/**
 * The argument of `listOrders`.
 */
export type ListOrdersArgument = components['schemas']['ListOrdersArgument'];
/**
 * The result of `listPointLog`.
 */
export type ListPointLogResult = components['schemas']['ListPointLogResult'];
/**
 * The argument of `listPointLog`.
 */
export type ListPointLogArgument = components['schemas']['ListPointLogArgument'];
/**
 * The result of `listQuestions`.
 */
export type ListQuestionsResult = components['schemas']['ListQuestionsResult'];
/**
 * The argument of `listQuestions`.
 */
export type ListQuestionsArgument = components['schemas']['ListQuestionsArgument'];
/**
 * The result of `listRaffles`.
 */
export type ListRafflesResult = components['schemas']['ListRafflesResult'];
/**
 * The result of `listRelatedGoods`.
 */
export type ListRelatedGoodsResult = components['schemas']['ListRelatedGoodsResult'];
/**
 * The argument of `listRelatedGoods`.
 */
export type ListRelatedGoodsArgument = components['schemas']['ListRelatedGoodsArgument'];
/**
 * The result of `listRequestedNotices`.
 */
export type ListRequestedNoticesResult = components['schemas']['ListRequestedNoticesResult'];
/**
 * The argument of `listRequestedNotices`.
 */
export type ListRequestedNoticesArgument = components['schemas']['ListRequestedNoticesArgument'];
/**
 * The result of `listReviews`.
 */
export type ListReviewsResult = components['schemas']['ListReviewsResult'];
/**
 * The result of `listSavedCards`.
 */
export type ListSavedCardsResult = components['schemas']['ListSavedCardsResult'];
/**
 * The result of `listSavedItems`.
 */
export type ListSavedItemsResult = components['schemas']['ListSavedItemsResult'];
/**
 * The argument of `listSavedItems`.
 */
export type ListSavedItemsArgument = components['schemas']['ListSavedItemsArgument'];
/**
 * The result of `listStates`.
 */
export type ListStatesResult = components['schemas']['ListStatesResult'];
/**
 * The result of `listTerms`.
 */
export type ListTermsResult = components['schemas']['ListTermsResult'];
/**
 * The result of `listWarranties`.
 */
export type ListWarrantiesResult = components['schemas']['ListWarrantiesResult'];
/**
 * The argument of `listWarranties`.
 */
export type ListWarrantiesArgument = components['schemas']['ListWarrantiesArgument'];
/**
 * The result of `listWinnings`.
 */
export type ListWinningsResult = components['schemas']['ListWinningsResult'];
/**
 * The argument of `listWinnings`.
 */
export type ListWinningsArgument = components['schemas']['ListWinningsArgument'];
/**
 * The result of `listWishes`.
 */
export type ListWishesResult = components['schemas']['ListWishesResult'];
/**
 * The argument of `listWishes`.
 */
export type ListWishesArgument = components['schemas']['ListWishesArgument'];
/**
 * The result of `logIn`.
 */
export type LogInResult = components['schemas']['LogInResult'];
/**
 * The argument of `logIn`.
 */
export type LogInArgument = components['schemas']['LogInArgument'];
/**
 * The result of `logInWithFacebook`.
 */
export type LogInWithFacebookResult = components['schemas']['LogInWithFacebookResult'];
/**
 * The argument of `logInWithFacebook`.
 */
export type LogInWithFacebookArgument = components['schemas']['LogInWithFacebookArgument'];
/**
 * The result of `logInWithGoogle`.
 */
export type LogInWithGoogleResult = components['schemas']['LogInWithGoogleResult'];
/**
 * The argument of `logInWithGoogle`.
 */
export type LogInWithGoogleArgument = components['schemas']['LogInWithGoogleArgument'];
/**
 * The result of `logOut`.
 */
export type LogOutResult = components['schemas']['LogOutResult'];
/**
 * The result of `logOutEverywhere`.
 */
export type LogOutEverywhereResult = components['schemas']['LogOutEverywhereResult'];
/**
 * The result of `moveToCart`.
 */
export type MoveToCartResult = components['schemas']['MoveToCartResult'];
/**
 * The argument of `moveToCart`.
 */
export type MoveToCartArgument = components['schemas']['MoveToCartArgument'];
/**
 * The result of `placeOrder`.
 */
export type PlaceOrderResult = components['schemas']['PlaceOrderResult'];
/**
 * The argument of `placeOrder`.
 */
export type PlaceOrderArgument = components['schemas']['PlaceOrderArgument'];
/**
 * The result of `praiseComment`.
 */
export type PraiseCommentResult = components['schemas']['PraiseCommentResult'];
/**
 * The argument of `praiseComment`.
 */
export type PraiseCommentArgument = components['schemas']['PraiseCommentArgument'];
/**
 * The result of `register`.
 */
export type RegisterResult = components['schemas']['RegisterResult'];
/**
 * The argument of `register`.
 */
export type RegisterArgument = components['schemas']['RegisterArgument'];
/**
 * The result of `registerProduct`.
 */
export type RegisterProductResult = components['schemas']['RegisterProductResult'];
/**
 * The argument of `registerProduct`.
 */
export type RegisterProductArgument = components['schemas']['RegisterProductArgument'];
/**
 * The result of `registerWarranty`.
 */
export type RegisterWarrantyResult = components['schemas']['RegisterWarrantyResult'];
/**
 * The argument of `registerWarranty`.
 */
export type RegisterWarrantyArgument = components['schemas']['RegisterWarrantyArgument'];
/**
 * The result of `removeWish`.
 */
export type RemoveWishResult = components['schemas']['RemoveWishResult'];
/**
 * The argument of `removeWish`.
 */
export type RemoveWishArgument = components['schemas']['RemoveWishArgument'];
/**
 * The result of `requestAccountDeletion`.
 */
export type RequestAccountDeletionResult = components['schemas']['RequestAccountDeletionResult'];
/**
 * The argument of `requestAccountDeletion`.
 */
export type RequestAccountDeletionArgument = components['schemas']['RequestAccountDeletionArgument'];
/**
 * The result of `requestAfterSales`.
 */
export type RequestAfterSalesResult = components['schemas']['RequestAfterSalesResult'];
/**
 * The argument of `requestAfterSales`.
 */
export type RequestAfterSalesArgument = components['schemas']['RequestAfterSalesArgument'];
/**
 * The result of `requestNotice`.
 */
export type RequestNoticeResult = components['schemas']['RequestNoticeResult'];
/**
 * The argument of `requestNotice`.
 */
export type RequestNoticeArgument = components['schemas']['RequestNoticeArgument'];
/**
 * The result of `requestRefund`.
 */
export type RequestRefundResult = components['schemas']['RequestRefundResult'];
/**
 * The argument of `requestRefund`.
 */
export type RequestRefundArgument = components['schemas']['RequestRefundArgument'];
/**
 * The result of `resetPassword`.
 */
export type ResetPasswordResult = components['schemas']['ResetPasswordResult'];
/**
 * The argument of `resetPassword`.
 */
export type ResetPasswordArgument = components['schemas']['ResetPasswordArgument'];
/**
 * The result of `resubscribe`.
 */
export type ResubscribeResult = components['schemas']['ResubscribeResult'];
/**
 * The argument of `resubscribe`.
 */
export type ResubscribeArgument = components['schemas']['ResubscribeArgument'];
/**
 * The result of `saveAddress`.
 */
export type SaveAddressResult = components['schemas']['SaveAddressResult'];
/**
 * The argument of `saveAddress`.
 */
export type SaveAddressArgument = components['schemas']['SaveAddressArgument'];
/**
 * The result of `saveForLater`.
 */
export type SaveForLaterResult = components['schemas']['SaveForLaterResult'];
/**
 * The argument of `saveForLater`.
 */
export type SaveForLaterArgument = components['schemas']['SaveForLaterArgument'];
/**
 * The result of `savePrizeAddress`.
 */
export type SavePrizeAddressResult = components['schemas']['SavePrizeAddressResult'];
/**
 * The argument of `savePrizeAddress`.
 */
export type SavePrizeAddressArgument = components['schemas']['SavePrizeAddressArgument'];
/**
 * The result of `saveProfile`.
 */
export type SaveProfileResult = components['schemas']['SaveProfileResult'];
/**
 * The argument of `saveProfile`.
 */
export type SaveProfileArgument = components['schemas']['SaveProfileArgument'];
/**
 * The result of `sendBackTracking`.
 */
export type SendBackTrackingResult = components['schemas']['SendBackTrackingResult'];
/**
 * The argument of `sendBackTracking`.
 */
export type SendBackTrackingArgument = components['schemas']['SendBackTrackingArgument'];
/**
 * The result of `sendMessage`.
 */
export type SendMessageResult = components['schemas']['SendMessageResult'];
/**
 * The argument of `sendMessage`.
 */
export type SendMessageArgument = components['schemas']['SendMessageArgument'];
/**
 * The result of `sendVerificationCode`.
 */
export type SendVerificationCodeResult = components['schemas']['SendVerificationCodeResult'];
/**
 * The argument of `sendVerificationCode`.
 */
export type SendVerificationCodeArgument = components['schemas']['SendVerificationCodeArgument'];
/**
 * The result of `setLanguage`.
 */
export type SetLanguageResult = components['schemas']['SetLanguageResult'];
/**
 * The argument of `setLanguage`.
 */
export type SetLanguageArgument = components['schemas']['SetLanguageArgument'];
/**
 * The result of `signUpByPopup`.
 */
export type SignUpByPopupResult = components['schemas']['SignUpByPopupResult'];
/**
 * The argument of `signUpByPopup`.
 */
export type SignUpByPopupArgument = components['schemas']['SignUpByPopupArgument'];
/**
 * The result of `spinWheel`.
 */
export type SpinWheelResult = components['schemas']['SpinWheelResult'];
/**
 * The result of `storeReview`.
 */
export type StoreReviewResult = components['schemas']['StoreReviewResult'];
/**
 * The argument of `storeReview`.
 */
export type StoreReviewArgument = components['schemas']['StoreReviewArgument'];
/**
 * The result of `subscribe`.
 */
export type SubscribeResult = components['schemas']['SubscribeResult'];
/**
 * The argument of `subscribe`.
 */
export type SubscribeArgument = components['schemas']['SubscribeArgument'];
/**
 * The result of `suggest`.
 */
export type SuggestResult = components['schemas']['SuggestResult'];
/**
 * The argument of `suggest`.
 */
export type SuggestArgument = components['schemas']['SuggestArgument'];
/**
 * The result of `takeCoupon`.
 */
export type TakeCouponResult = components['schemas']['TakeCouponResult'];
/**
 * The argument of `takeCoupon`.
 */
export type TakeCouponArgument = components['schemas']['TakeCouponArgument'];
/**
 * The result of `trackParcel`.
 */
export type TrackParcelResult = components['schemas']['TrackParcelResult'];
/**
 * The argument of `trackParcel`.
 */
export type TrackParcelArgument = components['schemas']['TrackParcelArgument'];
/**
 * The result of `unsubscribe`.
 */
export type UnsubscribeResult = components['schemas']['UnsubscribeResult'];
/**
 * The argument of `unsubscribe`.
 */
export type UnsubscribeArgument = components['schemas']['UnsubscribeArgument'];
/**
 * The result of `uploadAvatar`.
 */
export type UploadAvatarResult = components['schemas']['UploadAvatarResult'];
/**
 * The argument of `uploadAvatar`.
 */
export type UploadAvatarArgument = components['schemas']['UploadAvatarArgument'];
/**
 * The result of `uploadPicture`.
 */
export type UploadPictureResult = components['schemas']['UploadPictureResult'];
/**
 * The argument of `uploadPicture`.
 */
export type UploadPictureArgument = components['schemas']['UploadPictureArgument'];
/**
 * The result of `useAvatar`.
 */
export type UseAvatarResult = components['schemas']['UseAvatarResult'];
/**
 * The argument of `useAvatar`.
 */
export type UseAvatarArgument = components['schemas']['UseAvatarArgument'];
/**
 * The result of `verifyOrder`.
 */
export type VerifyOrderResult = components['schemas']['VerifyOrderResult'];
/**
 * The argument of `verifyOrder`.
 */
export type VerifyOrderArgument = components['schemas']['VerifyOrderArgument'];
/**
 * The result of `withdrawAfterSales`.
 */
export type WithdrawAfterSalesResult = components['schemas']['WithdrawAfterSalesResult'];
/**
 * The argument of `withdrawAfterSales`.
 */
export type WithdrawAfterSalesArgument = components['schemas']['WithdrawAfterSalesArgument'];
/**
 * The result of `withdrawOrder`.
 */
export type WithdrawOrderResult = components['schemas']['WithdrawOrderResult'];
/**
 * The argument of `withdrawOrder`.
 */
export type WithdrawOrderArgument = components['schemas']['WithdrawOrderArgument'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnprocessableRequest = components['responses']['UnprocessableRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseEventTaken = components['responses']['EventTaken'];
export type ResponseEventRefused = components['responses']['EventRefused'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterShipTo = components['parameters']['ShipTo'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type RequestBodyEmpty = components['requestBodies']['Empty'];
export type RequestBodyMailLink = components['requestBodies']['MailLink'];
export type RequestBodyGoodsReference = components['requestBodies']['GoodsReference'];
export type RequestBodyPicture = components['requestBodies']['Picture'];
export type RequestBodyOrderReference = components['requestBodies']['OrderReference'];
export type HeaderRenewedToken = components['headers']['RenewedToken'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type $defs = Record<string, never>;
export interface operations {
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The banners, in a separate object. */
                        msg: {
                            /** The slides in their order. */
                            banner: components["schemas"]["Banner"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The slides in their order. */
                        msg: components["schemas"]["Note"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotProducts: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The two lists. */
                        msg: components["schemas"]["HotProduct"][][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotCategories: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The categories in their order. */
                        msg: components["schemas"]["HotCategory"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The features in their order. */
                        msg: components["schemas"]["Feature"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotPosts: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The posts, newest first. */
                        msg: components["schemas"]["Post"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The reviews in their order. */
                        msg: components["schemas"]["Review"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The lists of the sale, each with its own countdown. */
                        msg: components["schemas"]["FlashSaleList"][];
                        /** When the sale opens; 0 when none is planned. */
                        activity_begin_time: components["schemas"]["UnixTime"];
                        /** When the sale closes; 0 when none is planned. */
                        activity_over_time: components["schemas"]["UnixTime"];
                        /** The current time of the server. */
                        server_time: components["schemas"]["UnixTime"];
                        /** The background picture of the sale page, or an empty string. */
                        background_pic: components["schemas"]["PictureAddress"];
                        /** The picture of the seasonal popup, or an empty string. */
                        window_pic: components["schemas"]["PictureAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Contact"];
                        /**
                         * The tiktok token that makes the tiktok entry of the menu visible, or an empty string.
                         * @example
                         */
                        tiktok: string;
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The tree and its language. */
                        msg: {
                            /** The root categories, in the order of the menu. */
                            tree: components["schemas"]["Category"][];
                            /** The language of the names. */
                            lang: components["schemas"]["Locale"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    watchActivity: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stream. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    place: components["schemas"]["BannerPlace"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The banner, or null without one. */
                        msg: components["schemas"]["SideBanner"] | null;
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * Always 1, to subscribe.
                     * @constant
                     */
                    subscribe: 1;
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8031 | 8032;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpByPopup: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** The code to enter at checkout. */
                        coupon_code: components["schemas"]["CouponCode"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8031 | 8032;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMailSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        subscription: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        subscription: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** One contact for each region. */
                        msg: components["schemas"]["RegionContact"][];
                        /**
                         * The postal address of the company, one entry per line.
                         * @example signal
                         *     1420 Harbor Avenue
                         *     Seattle, WA 98101
                         *     United States
                         */
                        address: string;
                        /** The URL of the community group, or an empty string without one. */
                        group_link: components["schemas"]["LinkAddress"];
                        /** Whether the support is open now. */
                        desk_open: components["schemas"]["Flag"];
                        /** When the support opens, or null while it is open. */
                        opens_at: components["schemas"]["UnixTimeOrNull"];
                        /** When the support closes, or null while it is closed. */
                        closes_at: components["schemas"]["UnixTimeOrNull"];
                        /** The clock of the shop. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The two groups of links. */
                        msg: {
                            /** The terms. */
                            terms: components["schemas"]["Term"][];
                            /** The policies. */
                            policy: components["schemas"]["Term"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTerm: {
        parameters: {
            query: {
                /** The title of the term from listTerms. */
                title: components["schemas"]["TermTitle"];
            };
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TermText"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3008;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPointRules: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The ways to earn points. */
                        msg: components["schemas"]["PointRule"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    keywords?: components["schemas"]["Keyword"];
                    group?: components["schemas"]["QuestionGroup"];
                    id?: components["schemas"]["QuestionId"];
                    page?: components["schemas"]["PageNumber"];
                    /** The number of questions of a page; all of them when a request leaves it out. */
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The groups in their order. */
                        msg: {
                            group: components["schemas"]["QuestionGroup"];
                            /**
                             * The name of the group, in the language of the response.
                             * @example Shipping
                             */
                            name: string;
                            /** The questions of the group, most frequent first. */
                            questions: components["schemas"]["Question"][];
                        }[];
                        /** The number of matching questions on all pages. */
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        /**
                         * The number of questions of a page.
                         * @example 12
                         */
                        page_size: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3012;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the sender. */
                    name: components["schemas"]["PersonName"];
                    email: components["schemas"]["Email"];
                    /**
                     * The message to the support. Plain text.
                     * @example My headset is silent on the left side.
                     */
                    message: string;
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        reference: components["schemas"]["MessageReference"];
                        /** The deadline of the promised reply. */
                        reply_until: components["schemas"]["UnixTime"];
                        /** Whether the support is open now. */
                        desk_open: components["schemas"]["Flag"];
                        /** When the support opens, or null while it is open. */
                        opens_at: components["schemas"]["UnixTimeOrNull"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8030;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listDownloads: {
        parameters: {
            query?: {
                /** Words that the model number or the name must contain. */
                keywords?: components["schemas"]["Keyword"];
                /** Filters by headsets or mice. */
                goods_kind?: components["schemas"]["GoodsKind"];
                /** The page, from 1. */
                page?: components["schemas"]["PageNumber"];
                /** Entries per page; 12 when left out. */
                page_size?: components["schemas"]["PageSize"];
            };
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The models of this page. */
                        msg: components["schemas"]["DownloadModel"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The requested language, such as de.
                     * @example de
                     */
                    lang: string;
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** The language now in use. */
                        locale: components["schemas"]["Locale"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8002;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoods: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    category_id?: components["schemas"]["CategoryId"];
                    keywords?: components["schemas"]["Keyword"];
                    /** Returns goods that match every given filter. */
                    filter?: components["schemas"]["GoodsFilter"][];
                    /** Returns goods that have an attribute of each given kind. */
                    attributes?: components["schemas"]["GoodsAttribute"][];
                    sort?: components["schemas"]["GoodsSort"];
                    /** The minimum price, in the currency of the answer's language. */
                    price_min?: components["schemas"]["Money"];
                    /** The maximum price. */
                    price_max?: components["schemas"]["Money"];
                    /** The minimum average rating. */
                    rating_min?: components["schemas"]["Stars"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods of this page. */
                        msg: components["schemas"]["GoodsSummary"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        facets: components["schemas"]["GoodsFacets"];
                        /** The requested category with its position in the tree, or null without one. */
                        category: components["schemas"]["ListedCategory"] | null;
                        match: components["schemas"]["SearchMatch"];
                        /**
                         * The search that the results match, or null if they match the one that was sent.
                         * @example wireless headset
                         */
                        corrected_query: string | null;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3002 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGoods: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["GoodsDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    page?: components["schemas"]["PageNumber"];
                    /** The number of comments of a page; 10 when a request leaves it out. */
                    page_size?: components["schemas"]["PageSize"];
                    /** Only comments with this many stars; all when left out. */
                    stars?: components["schemas"]["Stars"];
                    /** 1 for comments with pictures only; all when left out. */
                    with_pictures?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The comments of this page. */
                        msg: components["schemas"]["Comment"][];
                        /** The number of matching comments on all pages. */
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        average: components["schemas"]["Rating"];
                        /** How many customers gave one, two, three, four and five stars, in this order. */
                        histogram: number[];
                        /**
                         * How many comments have pictures.
                         * @example 12
                         */
                        picture_count: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRelatedGoods: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods, best match first. */
                        msg: components["schemas"]["GoodsSummary"][];
                        /** The bundles that the goods are a part of; left out without any. */
                        bundles?: components["schemas"]["Bundle"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        url: components["schemas"]["UploadedPicture"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7001 | 7002;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCarriers: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The carriers. */
                        msg: components["schemas"]["Carrier"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    trackParcel: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tracking_number: components["schemas"]["TrackingNumber"];
                    /** The carrier of the parcel; omit it to track by number alone. */
                    carrier?: components["schemas"]["CarrierCode"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Parcel"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4015 | 4016;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The questions, most frequent first. */
                        msg: components["schemas"]["Question"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsByIds: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Numbers of goods. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods. */
                        msg: components["schemas"]["GoodsSummary"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    suggest: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keywords: components["schemas"]["Keyword"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The matches, best-selling first. */
                        msg: {
                            /** Goods, each model in one color. */
                            goods: components["schemas"]["SuggestedGoods"][];
                            /** Categories. */
                            categories: {
                                id: components["schemas"]["CategoryId"];
                                /**
                                 * The name of the category, in the language of the response.
                                 * @example Wireless
                                 */
                                name: string;
                                /** Distinguishes two categories of the same name. */
                                category_path: components["schemas"]["CategoryLink"][];
                            }[];
                            /** Complete searches with results, in the language of the response. */
                            terms: string[];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    compareGoods: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Numbers of the goods to compare. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods in the requested order. */
                        msg: components["schemas"]["GoodsSummary"][];
                        /** The lines of the table. */
                        rows: {
                            /**
                             * The name of the specification, in the language of the response.
                             * @example Battery life
                             */
                            name: string;
                            /** One value per goods, or null where it does not apply. */
                            values: (string | null)[];
                            /** Whether the values are not all the same. */
                            differs: components["schemas"]["Flag"];
                        }[];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods of this page. */
                        msg: components["schemas"]["GoodsSummary"][];
                        /** The numbers of all goods on the list, for the wish buttons of goods. */
                        ids: components["schemas"]["GoodsId"][];
                        total: components["schemas"]["WishCount"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addWish: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeWish: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    joinWishes: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Numbers of goods, the latest one first. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                        /** Numbers of the omitted goods. */
                        skipped: components["schemas"]["GoodsId"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestNotice: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                    email: components["schemas"]["Email"];
                    kind: components["schemas"]["NoticeKind"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3014 | 3015 | 3016 | 8001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRequestedNotices: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The requests of this page. */
                        msg: components["schemas"]["RequestedNotice"][];
                        /** The address that the emails go to. */
                        email: components["schemas"]["Email"];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelNotice: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                    kind: components["schemas"]["NoticeKind"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    takeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CouponOfferId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        coupon: components["schemas"]["Coupon"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5001 | 5002 | 5003 | 5004 | 5007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The coupons, the best first. */
                        msg: components["schemas"]["CouponOffer"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2001 | 2013;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listLogins: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The logins. */
                        msg: components["schemas"]["Login"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    endLogin: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["LoginId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** The same email address again. */
                    email_confirmation: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                    /** The same password again. */
                    password_confirmation: components["schemas"]["Password"];
                    code: components["schemas"]["VerificationCode"];
                    /** Whether the customer accepts the terms. */
                    agree_terms: components["schemas"]["Flag"];
                    /** The invitation code of a friend; absent without one. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** Points of the new account. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    purpose: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /**
                         * The time until another code may be requested.
                         * @example 60
                         */
                        resend_after_seconds: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2003 | 2005 | 2011;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    code: components["schemas"]["VerificationCode"];
                    password: components["schemas"]["Password"];
                    /** The same password again. */
                    password_confirmation: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004 | 2008;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInWithFacebook: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authorization_code: components["schemas"]["AuthorizationCode"];
                    redirect_uri: components["schemas"]["RedirectAddress"];
                    /** The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** Whether this opened an account. */
                        is_new: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2003 | 2006;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInWithGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authorization_code: components["schemas"]["AuthorizationCode"];
                    redirect_uri: components["schemas"]["RedirectAddress"];
                    /** The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** Whether this opened an account. */
                        is_new: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2003 | 2006;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["UserInfo"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The current password. */
                    current_password: components["schemas"]["Password"];
                    password: components["schemas"]["Password"];
                    /** The same new password again. */
                    password_confirmation: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2008 | 2012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Profile"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["PersonalData"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The current password, for an account that has one (`has_password` of the profile). */
                    password?: components["schemas"]["Password"];
                    /** The email address of the account, for an account without a password. */
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** When the account is deleted. */
                        deletion_at: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2007 | 2012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** A new login email; needs its confirmation. */
                    email?: components["schemas"]["Email"];
                    /** The same email address again. */
                    email_confirmation?: components["schemas"]["Email"];
                    firstname?: components["schemas"]["Nickname"];
                    country?: components["schemas"]["ProfileCountry"];
                    state?: components["schemas"]["ProfileState"];
                    city?: components["schemas"]["ProfileCity"];
                    birth_date?: components["schemas"]["BirthDate"];
                    gender?: components["schemas"]["Gender"];
                    marketplace_url?: components["schemas"]["MarketplaceUrl"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /**
                         * The reward of this call.
                         * @example 10
                         */
                        points_earned: number;
                        profile: components["schemas"]["Profile"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2007 | 8003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAvatars: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The available and the selected avatar and decoration. */
                        msg: {
                            /** Pictures. */
                            avatars: components["schemas"]["Avatar"][];
                            /** Decorations around the picture. */
                            decorations: components["schemas"]["Avatar"][];
                            avatar_id: components["schemas"]["AvatarId"];
                            decoration_id: components["schemas"]["DecorationId"];
                            /** The URL of the current picture. */
                            avatar: components["schemas"]["PictureAddress"];
                            /** The URL of the current decoration, or an empty string for none. */
                            decoration: components["schemas"]["PictureAddress"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    useAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    avatar_id?: components["schemas"]["AvatarId"];
                    decoration_id?: components["schemas"]["DecorationId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        avatar_id: components["schemas"]["AvatarId"];
                        decoration_id: components["schemas"]["DecorationId"];
                        /** The URL of the current picture. */
                        avatar: components["schemas"]["PictureAddress"];
                        /** The URL of the current decoration, or an empty string for none. */
                        decoration: components["schemas"]["PictureAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        avatar: components["schemas"]["Avatar"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7001 | 7002;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    state?: components["schemas"]["OrderListState"];
                    /** A part of the order number, or words from the names of its goods. */
                    keyword?: components["schemas"]["Keyword"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The orders of this page. */
                        msg: components["schemas"]["OrderSummary"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        counts: components["schemas"]["OrderCounts"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["OrderDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    reason: components["schemas"]["CancelReason"];
                    /** Details of the reason; optional. */
                    note?: components["schemas"]["OrderNote"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                        /** The refund; 0 for an unpaid order. */
                        refunded: components["schemas"]["Money"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmReceived: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4014;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TrackedOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findWithdrawableOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["WithdrawableOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4019 | 4020;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        receipt: components["schemas"]["WithdrawalReceipt"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4019 | 4020;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The addresses. */
                        msg: components["schemas"]["SavedAddress"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["SavedAddressId"];
                    address: components["schemas"]["Address"];
                    /** Whether the checkout preselects it; false when left out. */
                    is_default?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        address: components["schemas"]["SavedAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4007 | 4017 | 4018;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["SavedAddressId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4017;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The cards. */
                        msg: components["schemas"]["SavedCard"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["SavedCardId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The list; all lists when left out. */
                    state?: components["schemas"]["CouponListState"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The coupons of this page. */
                        msg: components["schemas"]["Coupon"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        /** How many coupons are in each list. */
                        counts: {
                            all: components["schemas"]["CouponCount"];
                            unused: components["schemas"]["CouponCount"];
                            used: components["schemas"]["CouponCount"];
                            stale: components["schemas"]["CouponCount"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPointLog: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Only these changes; all when left out. */
                    direction?: components["schemas"]["PointDirection"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The changes of this page. */
                        msg: components["schemas"]["PointEntry"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        points: components["schemas"]["Points"];
                        /** Ways to earn points with a limit per calendar month (UTC). */
                        caps: {
                            kind: components["schemas"]["PointKind"];
                            /**
                             * The total of this month.
                             * @example 20
                             */
                            used: number;
                            /**
                             * The monthly limit.
                             * @example 100
                             */
                            maximum: number;
                        }[];
                        /** Ways that earn no more points for now: one-time ways that are done, today's login, and ways at their monthly limit. */
                        done: components["schemas"]["PointKind"][];
                        /** The networks for which the customer already earned points by following the shop. */
                        followed: components["schemas"]["SocialNetwork"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGifts: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The registrations of this page. */
                        msg: components["schemas"]["ProductRegistration"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        /** The gifts for a registration. */
                        gifts: components["schemas"]["Gift"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    /** The guest's temporary cart; ignored with a token. */
                    items?: components["schemas"]["TemporaryCartEntry"][];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The items, in the order they were added. */
                        msg: components["schemas"]["CartItem"][];
                        /** The subtotal of all items before bundles and the full reduction. */
                        pay: components["schemas"]["Money"];
                        /** The total of the items, pay minus bundle and the full reduction, without tax and shipping. */
                        total: components["schemas"]["Money"];
                        number: components["schemas"]["CartCount"];
                        /** Whether the full reduction applies. */
                        rebate: components["schemas"]["Flag"];
                        msgData: components["schemas"]["FullReduction"];
                        /** The amount that whole sets of bundles save; left out without any. */
                        bundle?: components["schemas"]["Money"];
                        /** The bundles of which the ordinary cart has a part and no whole set; left out without any. */
                        bundles?: components["schemas"]["Bundle"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    goods_number: components["schemas"]["RequestedQuantity"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3005 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addBannerItem: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    /** The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3006 | 3011;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    joinCart: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The temporary cart of the guest. */
                    items: components["schemas"]["TemporaryCartEntry"][];
                    /** The goods that the guest has saved for later; those that the customer has saved, too, get the larger quantity. */
                    saved?: components["schemas"]["SavedEntry"][];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                        /** Goods that could not be merged, because they are discontinued or out of stock. */
                        skipped: components["schemas"]["GoodsId"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSavedItems: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The saved goods of the guest; ignored with a token. */
                    items?: components["schemas"]["SavedEntry"][];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The goods, each with its saved quantity. */
                        msg: components["schemas"]["CartItem"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveForLater: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    /** The quantity of goods that are not in the cart; 1 when left out. */
                    goods_number?: components["schemas"]["Quantity"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moveToCart: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3004 | 3006 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSavedItem: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The lines and their quantities. */
                    params: {
                        goods_id: components["schemas"]["GoodsId"];
                        goods_number: components["schemas"]["RequestedQuantity"];
                    }[];
                    /** The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3004 | 3005 | 3006 | 3007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    buyNow: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    goods_number: components["schemas"]["RequestedQuantity"];
                    /**
                     * Always 2, the buy-now cart.
                     * @example 2
                     * @constant
                     */
                    type: 2;
                    /** 1 to exchange points for the goods; the customer pays money when left out. */
                    is_integral?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3005 | 5011;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderTax: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    region?: components["schemas"]["CountryCode"];
                    state?: components["schemas"]["StateName"];
                    postal_code?: components["schemas"]["PostalCode"];
                    /** A coupon of the customer; it has priority over a code. */
                    coupon_id?: components["schemas"]["CouponId"];
                    coupon_code?: components["schemas"]["CouponCode"];
                    /** The way of delivery; the ordinary one when left out. */
                    delivery_way?: components["schemas"]["DeliveryWayCode"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** The goods before reduction, tax and shipping. */
                        subtotal: components["schemas"]["Money"];
                        /** The amount that whole sets of bundles save; left out without any. */
                        bundle?: components["schemas"]["Money"];
                        /** The amount of the full reduction. */
                        reduction: components["schemas"]["Money"];
                        /** The discount of the coupon, at most the subtotal after the reduction. */
                        coupon: components["schemas"]["Money"];
                        /** Tax that is added to the goods after reduction and coupon; 0 where prices include it. */
                        tax: components["schemas"]["Money"];
                        /** The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. */
                        included_tax: components["schemas"]["Money"];
                        /** The tax of the country; left out while it is unknown. */
                        tax_kind?: components["schemas"]["TaxKind"];
                        /** The shipping cost. */
                        shipping: components["schemas"]["Money"];
                        /** The amount to pay: subtotal - bundle - reduction - coupon + tax + shipping. */
                        total: components["schemas"]["Money"];
                        /** The price of the goods for points; 0 without any. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    address: components["schemas"]["Address"];
                    note: components["schemas"]["OrderNote"];
                    /** A coupon of the customer; it has priority over a code. */
                    coupon_id?: components["schemas"]["CouponId"];
                    coupon_code?: components["schemas"]["CouponCode"];
                    /** The way of delivery; the ordinary one when left out. */
                    delivery_way?: components["schemas"]["DeliveryWayCode"];
                    /** The total the shopper saw, in the currency of the language of this request. */
                    expected_total: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        ordersn: components["schemas"]["OrderNumber"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderData: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["PayableOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                        paytype: components["schemas"]["PayType"];
                        /** The status of the newest charge of the order, or null without one. */
                        charge_status: components["schemas"]["ChargeStatus"] | null;
                        wallet_failure?: components["schemas"]["WalletFailure"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkoutOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    payment_token: components["schemas"]["PaymentToken"];
                    /** Whether the provider keeps the card for the customer once the charge has succeeded; 0 by default. A wallet and a card that does not fit into the list of saved cards are charged and not saved. */
                    save_card?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        charge_id: components["schemas"]["ChargeId"];
                        charge_status: components["schemas"]["ChargeStatus"];
                        /**
                         * The provider's page that the shopper must visit first, a URL or a path of this origin; null for most payments. It redirects back to /pay_result.
                         * @example https://pay.example.com/challenge/ch_de1742a69b2d43f907864f63
                         */
                        redirect_url: string | null;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4002 | 4009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmCharge: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    charge_id: components["schemas"]["ChargeId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        charge_status: components["schemas"]["ChargeStatus"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storeReview: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    stars: components["schemas"]["Stars"];
                    content: components["schemas"]["ReviewText"];
                    /** Pictures that the customer uploaded before; optional. */
                    pics?: components["schemas"]["UploadedPicture"][];
                    /** The URL at which the customer shared the review; optional. */
                    review_url?: components["schemas"]["ReviewAddress"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        review: components["schemas"]["OrderLineReview"];
                        /** Points the customer has now. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    praiseComment: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CommentNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** How many customers praise the comment now. */
                        praise_count: components["schemas"]["PraiseCount"];
                        /** Whether the current customer does. */
                        praised: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6008;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelPraise: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CommentNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** How many customers praise the comment now. */
                        praise_count: components["schemas"]["PraiseCount"];
                        /** Whether the current customer does. */
                        praised: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6008;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGoodsUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["GoodsUserInfo"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applyForFreeTest: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                    /** The contact email of the applicant. */
                    email: components["schemas"]["Email"];
                    reason: components["schemas"]["FreeTestReason"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        application: components["schemas"]["TestApplication"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 6010 | 6011 | 6012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findMarketplaceWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_number: components["schemas"]["MarketplaceOrderNumber"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The warranties of the goods of that order. */
                        msg: components["schemas"]["MarketplaceWarranty"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6035;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderLineReview: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The line and its review. */
                        msg: {
                            line: components["schemas"]["OrderLine"];
                            /** The review, or null without one. */
                            review: components["schemas"]["OrderLineReview"] | null;
                            /** Whether the customer may review the line now. */
                            open: components["schemas"]["Flag"];
                            /** The last moment for a review, or null before the delivery. */
                            closes_at: components["schemas"]["UnixTimeOrNull"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listFreeTests: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The applications of this page. */
                        msg: components["schemas"]["TestApplication"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFreeTest: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["ApplicationNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TestApplication"];
                        /** The conditions of the test. */
                        rules: components["schemas"]["TextBlock"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWarranties: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Only those of this order; all when left out. */
                    ordersn?: components["schemas"]["OrderNumber"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The warranties of this page. */
                        msg: components["schemas"]["Warranty"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        warranty: components["schemas"]["Warranty"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6030 | 6031 | 6032;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    problem: components["schemas"]["GoodsProblem"];
                    /** Pictures of the defect. */
                    credentials: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        warranty: components["schemas"]["Warranty"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ReturnKind"];
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    /** The number of pieces to return. */
                    goodsnumber: components["schemas"]["RequestedQuantity"];
                    /** Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it. */
                    reason: components["schemas"]["AfterSalesReason"];
                    problem: components["schemas"]["GoodsProblem"];
                    /** The URL of a public comment about the problem; optional. */
                    comment_url?: components["schemas"]["ReviewAddress"];
                    note?: components["schemas"]["OrderNote"];
                    /** Pictures that the customer uploaded before, as proof. */
                    credentials: components["schemas"]["UploadedPicture"][];
                    /** Whether the customer contacted customer service; the shop refuses the request otherwise. */
                    contacted: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** The line; all lines when left out. */
                    line_id?: components["schemas"]["LineNumber"];
                    /** Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it. */
                    reason: components["schemas"]["AfterSalesReason"];
                    problem?: components["schemas"]["ProblemNote"];
                    note?: components["schemas"]["OrderNote"];
                    /** Pictures that the customer uploaded before, as proof. */
                    credentials: components["schemas"]["UploadedPicture"][];
                    /** Whether the customer contacted customer service; the shop refuses the request otherwise. */
                    contacted: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRefundDetail: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendBackTracking: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                    tracking_number: components["schemas"]["TrackingNumber"];
                    /** The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. */
                    carrier?: components["schemas"]["CarrierCode"];
                    /**
                     * @deprecated
                     * The carrier by its name, instead of `carrier`; ignored beside it.
                     */
                    company?: components["schemas"]["CarrierName"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024 | 6025;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024 | 6025;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Only these requests; all when left out. */
                    state?: components["schemas"]["AfterSalesListState"];
                    /** Only those about this order; all when left out. */
                    ordersn?: components["schemas"]["OrderNumber"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The requests of this page. */
                        msg: components["schemas"]["AfterSalesRequest"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listDeliveryCountries: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The countries by code. */
                        msg: components["schemas"]["DeliveryCountry"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The states and the federal district, by name. */
                        msg: {
                            /**
                             * The postal abbreviation of the state.
                             * @example WA
                             */
                            code: string;
                            /**
                             * The name of the state, in English.
                             * @example Washington
                             */
                            name: string;
                        }[];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWheel: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The wheel. */
                        msg: {
                            /** Whether the customer can spin it now. */
                            open: components["schemas"]["Flag"];
                            /** The remaining spins of the customer; 0 for a guest. */
                            chances: components["schemas"]["SpinCount"];
                            /** The prizes, the first one at the top of the wheel. */
                            prizes: components["schemas"]["Prize"][];
                            /** When the wheel opens. */
                            begin_time: components["schemas"]["UnixTime"];
                            /** When the wheel closes. */
                            over_time: components["schemas"]["UnixTime"];
                            /** The clock of the shop. */
                            server_time: components["schemas"]["UnixTime"];
                            /**
                             * The time until a gift is sent after its address is saved.
                             * @example 2
                             */
                            ships_within_business_days: number;
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spinWheel: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                        /** The remaining spins of the customer. */
                        chances: components["schemas"]["SpinCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5020 | 5021 | 5022;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savePrizeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    winning_id?: components["schemas"]["WinningId"];
                    email: components["schemas"]["Email"];
                    buyer_first_name: components["schemas"]["FirstName"];
                    buyer_last_name: components["schemas"]["LastName"];
                    buyer_address: components["schemas"]["StreetAddress"];
                    buyer_address_two?: components["schemas"]["AddressSecondLine"];
                    city: components["schemas"]["CityName"];
                    /**
                     * Prizes are sent within the US only.
                     * @example US
                     */
                    country: string;
                    region: components["schemas"]["PrizeState"];
                    code: components["schemas"]["PostalCode"];
                    subcode?: components["schemas"]["PostalCodeExtension"];
                    phone: components["schemas"]["PhoneNumber"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        winning: components["schemas"]["Winning"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4007 | 5023 | 5024;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWinnings: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The records of this page. */
                        msg: components["schemas"]["Winning"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerProduct: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** The buyer name of the order. */
                    name: components["schemas"]["PersonName"];
                    email: components["schemas"]["Email"];
                    review_url?: components["schemas"]["ReviewAddress"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        registration: components["schemas"]["ProductRegistration"];
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 5030 | 5031;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chooseGift: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    registration_id: components["schemas"]["RegistrationId"];
                    gift_id: components["schemas"]["GiftId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        registration: components["schemas"]["ProductRegistration"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5032 | 5033 | 5034;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRaffles: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The raffles. */
                        msg: components["schemas"]["Raffle"][];
                        /** The clock of the shop. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    drawRaffle: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["RaffleId"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5040 | 5041 | 5042;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerRights: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The level of the customer, and all levels. */
                        msg: {
                            level: components["schemas"]["MemberLevelNumber"];
                            name: components["schemas"]["MemberLevelName"];
                            /**
                             * The lifetime total of the customer.
                             * @example 2740
                             */
                            points_earned: number;
                            /** The requirement of the next level, or null on the highest. */
                            next: {
                                level: components["schemas"]["MemberLevelNumber"];
                                name: components["schemas"]["MemberLevelName"];
                                /**
                                 * The rest until the level.
                                 * @example 2260
                                 */
                                points_missing: number;
                            } | null;
                            /** All levels, lowest first. */
                            levels: components["schemas"]["MemberLevel"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimSocialFollow: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    network: components["schemas"]["SocialNetwork"];
                };
            };
        };
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        points: components["schemas"]["Points"];
                        entry: components["schemas"]["PointEntry"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listActivityCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The coupons. */
                        msg: components["schemas"]["CouponOffer"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityTimes: {
        parameters: {
            query?: never;
            header?: {
                /** Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** The activities by start time. */
                        msg: components["schemas"]["Activity"][];
                        /** The server's time, which decides whether an activity is open. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    receiveOrderPaid: {
        parameters: {
            query?: never;
            header: {
                /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEvent"];
            };
        };
        responses: {
            204: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
            500: components["responses"]["EventRefused"];
        };
    };
    receiveOrderShipped: {
        parameters: {
            query?: never;
            header: {
                /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEvent"];
            };
        };
        responses: {
            204: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
            500: components["responses"]["EventRefused"];
        };
    };
    receiveOrderDelivered: {
        parameters: {
            query?: never;
            header: {
                /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEvent"];
            };
        };
        responses: {
            204: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
            500: components["responses"]["EventRefused"];
        };
    };
    receiveOrderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEvent"];
            };
        };
        responses: {
            204: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
            500: components["responses"]["EventRefused"];
        };
    };
    receiveAfterSalesChanged: {
        parameters: {
            query?: never;
            header: {
                /** The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AfterSalesEvent"];
            };
        };
        responses: {
            204: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
            500: components["responses"]["EventRefused"];
        };
    };
}
